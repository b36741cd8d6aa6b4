import { defineRule, type Context, type ESTree } from '@oxlint/plugins';
import { flowNames, type FlowNames } from './flow-names.ts';
import { givesFlow } from './flows.ts';

/**
 * A flow that is called and not driven does nothing, and the compiler says nothing. Local names are resolved by scope,
 * imported ones and methods by name over the packages and the game.
 */
export const noDiscardedFlow = defineRule({
  create(context) {
    const names = flowNames(context.cwd, context.filename);
    return {
      CallExpression(node) {
        const name = calledFlow(context, names, node.callee);
        if (name === undefined || !isDiscarded(node)) return;
        const message = `\`${name}\` gives a flow, and nothing happens until it is run: \`yield* ${name}(...)\`.`;
        context.report({ node, message });
      },
    };
  },
});

/** The name of the flow function that an expression stands for, if it does. */
function calledFlow(context: Context, names: FlowNames, callee: ESTree.Expression): string | undefined {
  if (callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier') {
    const { name } = callee.property;
    const owner = callee.object.type === 'Identifier' ? importedName(context, callee.object) : undefined;
    if (owner === 'ask') return `ask.${name}`; // the declared questions of a game
    const isNamespace = owner === '*';
    return (isNamespace ? names.functions : names.methods).has(name) ? name : undefined;
  }
  if (callee.type !== 'Identifier') return undefined;
  const imported = importedName(context, callee);
  if (imported !== undefined) return names.functions.has(imported) ? callee.name : undefined;
  const definition = variableOf(context, callee)?.defs[0];
  const declared = definition?.type === 'Parameter' ? definition.name : definition?.node;
  return givesFlow(declared, names.types) ? callee.name : undefined;
}

function variableOf(context: Context, identifier: ESTree.IdentifierReference) {
  let scope: ReturnType<typeof context.sourceCode.getScope> | null = context.sourceCode.getScope(identifier);
  while (scope !== null) {
    const variable = scope.set.get(identifier.name);
    if (variable !== undefined) return variable;
    scope = scope.upper;
  }
  return undefined;
}

/** What an identifier is called where it is imported from; `*` for a namespace. */
function importedName(context: Context, identifier: ESTree.IdentifierReference): string | undefined {
  const definition = variableOf(context, identifier)?.defs[0];
  if (definition?.type !== 'ImportBinding') return undefined;
  const { node } = definition;
  if (node.type === 'ImportNamespaceSpecifier') return '*';
  return node.type === 'ImportSpecifier' && node.imported.type === 'Identifier'
    ? node.imported.name
    : identifier.name;
}

/** Does the value of this expression go nowhere, or only into a test for truth? */
function isDiscarded(node: ESTree.Expression): boolean {
  const { parent } = node;
  switch (parent.type) {
    case 'ExpressionStatement':
    case 'IfStatement':
    case 'WhileStatement':
    case 'UnaryExpression':
    case 'ForStatement':
      return true;
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'AwaitExpression':
      return isDiscarded(parent);
    case 'LogicalExpression':
      return node === parent.left || isDiscarded(parent);
    case 'ConditionalExpression':
      return node === parent.test || isDiscarded(parent);
    case 'SequenceExpression':
      return node !== parent.expressions.at(-1) || isDiscarded(parent);
    default:
      return false;
  }
}
