// The names, over the whole workspace, of functions and methods that give a flow.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from '@oxlint/plugins';
import { parseSync, Visitor } from 'oxc-parser';
import { givesFlow, isFlowType } from './flows.ts';

export type FlowNames = {
  readonly types: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
};

const SOURCES = ['packages/*/{src,test}/**/*.ts', 'games/**/*.ts'];

const known = new Map<string, FlowNames>();

/** Read once per run and root: a linter sees one state of the files. */
export function flowNames(root: string): FlowNames {
  const names = known.get(root) ?? collect(root);
  known.set(root, names);
  return names;
}

function collect(root: string): FlowNames {
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' });
  const programs = files.map((file) => parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  const types = new Set<string>();
  const functions = new Set<string>();
  const methods = new Set<string>();
  const asFunction = (node: unknown): void => note(functions, types, node);
  const asMethod = (node: unknown): void => note(methods, types, node);
  const typeVisitor = new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (typeAnnotation.type !== 'TSFunctionType') return;
      if (isFlowType(typeAnnotation.returnType.typeAnnotation as ESTree.TSType)) types.add(id.name);
    },
  });
  const nameVisitor = new Visitor({
    FunctionDeclaration: asFunction,
    VariableDeclarator: asFunction,
    MethodDefinition: asMethod,
    PropertyDefinition: asMethod,
    Property: asMethod,
    TSMethodSignature: asMethod,
    TSPropertySignature: asMethod,
  });
  for (const program of programs) typeVisitor.visit(program);
  for (const program of programs) nameVisitor.visit(program);
  return { types, functions, methods };
}

/** The parser's tree and the linter's are the same but for the parent links of the latter. */
function note(names: Set<string>, types: ReadonlySet<string>, parsed: unknown): void {
  const node = parsed as ESTree.Node;
  if (!givesFlow(node, types)) return;
  const named = 'id' in node ? node.id : 'key' in node ? node.key : undefined;
  if (named?.type === 'Identifier') names.add(named.name);
}
