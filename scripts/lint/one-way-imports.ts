import { relative, sep } from 'node:path';
import { defineRule, type Context, type ESTree } from '@oxlint/plugins';
import { whyForbidden } from './directions.ts';

/** Holds every import, re-export and type import against the table in `directions.ts`. */
export const oneWayImports = defineRule({
  create: (context) => ({
    ImportDeclaration: (node) => check(context, node.source),
    ImportExpression: (node) => check(context, node.source),
    ExportAllDeclaration: (node) => check(context, node.source),
    ExportNamedDeclaration: (node) => check(context, node.source),
    TSImportType: (node) => check(context, node.source),
  }),
});

function check(context: Context, source: ESTree.Expression | null): void {
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
  const file = relative(context.cwd, context.filename).split(sep).join('/');
  const message = whyForbidden(file, source.value);
  if (message !== undefined) context.report({ node: source, message });
}
