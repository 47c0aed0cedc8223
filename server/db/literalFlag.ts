import { type BinaryOperationNode, OperatorNode, ValueNode } from 'kysely';

/**
 * The same comparison with its flag as a literal, where it has one. SQLite plans a statement again each time a parameter
 * is bound that a partial index depends on (`where hidden = 0`), which takes ten times as long as running it; PostgreSQL
 * does not use such an index in a plan for any value.
 */
export function literalFlag(node: BinaryOperationNode): BinaryOperationNode {
  const { operator, rightOperand } = node;
  if (!OperatorNode.is(operator) || operator.operator !== '=' || !ValueNode.is(rightOperand)) return node;
  const { value } = rightOperand;
  return value === 0 || value === 1 ? { ...node, rightOperand: ValueNode.createImmediate(value) } : node;
}
