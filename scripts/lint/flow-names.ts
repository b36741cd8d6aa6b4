// The names of functions and methods that give a flow: those of the packages, and of the game that a file is part of.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ESTree } from '@oxlint/plugins';
import { parseSync, Visitor } from 'oxc-parser';
import { givesFlow, isFlowType } from './flows.ts';

export type FlowNames = {
  readonly types: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
};

const PACKAGES = 'packages/*/{src,test}/**/*.ts';

const known = new Map<string, FlowNames>();

/** Games know nothing of each other, so they may use one name for different things. */
const gameOf = (file: string): string | undefined => /^games[/\\][^/\\]+/.exec(file)?.[0];

/** Read once per run, root and game: a linter sees one state of the files. */
export function flowNames(root: string, file: string): FlowNames {
  const game = gameOf(relative(root, file));
  const home = join(root, game ?? '');
  const names = known.get(home) ?? collect(root, game);
  known.set(home, names);
  return names;
}

function collect(root: string, game: string | undefined): FlowNames {
  const sources = game === undefined ? [PACKAGES] : [PACKAGES, `${game}/**/*.ts`];
  const files = globSync(sources, { cwd: root, exclude: (name) => name === 'node_modules' });
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
