// What counts as a flow: something that does nothing until it is driven with `yield*`.
import type { ESTree } from '@oxlint/plugins';

/** Types whose values must be driven. `Ask` is the kernel's question, an iterator without a generator. */
const FLOW_TYPES = new Set(['Generator', 'Flow', 'Ask']);

/** Names of types that stand for a function which gives a flow, such as `type Step = () => Flow`. */
export type FlowFunctionTypes = ReadonlySet<string>;

export function isFlowType(type: ESTree.TSType | undefined): boolean {
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    FLOW_TYPES.has(type.typeName.name)
  );
}

function isFlowFunctionType(type: ESTree.TSType | undefined, named: FlowFunctionTypes): boolean {
  if (type?.type === 'TSFunctionType') return isFlowType(type.returnType.typeAnnotation);
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && named.has(type.typeName.name)
  );
}

/** Is this node (a function, a method, or something declared with a type) one that gives a flow when called? */
export function givesFlow(node: ESTree.Node | null | undefined, named: FlowFunctionTypes): boolean {
  switch (node?.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return node.generator || isFlowType(node.returnType?.typeAnnotation);
    case 'ArrowFunctionExpression':
    case 'TSMethodSignature':
      return isFlowType(node.returnType?.typeAnnotation);
    case 'TSPropertySignature':
    case 'Identifier':
      return isFlowFunctionType(node.typeAnnotation?.typeAnnotation, named);
    case 'VariableDeclarator':
      return givesFlow(node.id, named) || givesFlow(node.init, named);
    case 'PropertyDefinition':
      return isFlowFunctionType(node.typeAnnotation?.typeAnnotation, named) || givesFlow(node.value, named);
    case 'MethodDefinition':
    case 'Property':
      return givesFlow(node.value, named);
    default:
      return false;
  }
}
