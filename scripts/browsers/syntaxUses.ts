import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';

const OPERATORS = 'javascript.operators';
const CLASSES = 'javascript.classes';

const assignments: Readonly<Record<string, string>> = {
  '&&=': 'logical_and_assignment',
  '||=': 'logical_or_assignment',
  '??=': 'nullish_coalescing_assignment',
};

/** The features of the language's grammar that a node is an example of. @param inFunction whether a function is around it */
export function syntaxUses(node: AnyNode, inFunction: boolean): string[] {
  switch (node.type) {
    case 'StaticBlock':
      return [`${CLASSES}.static.initialization_blocks`];
    case 'PropertyDefinition':
      return [
        node.static ? `${CLASSES}.static.class_fields` : `${CLASSES}.private_class_fields`,
        // The data: "Parentheses in field initializers can lead to ReferenceErrors" (bugs.webkit.org 236843). Else they work.
        ...(node.value && hasParentheses(node.value) ? [`${CLASSES}.public_class_fields`] : []),
      ];
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? [`${CLASSES}.private_class_methods`] : [];
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? [`${CLASSES}.private_class_fields_in`] : [];
    case 'AwaitExpression':
      return inFunction ? [] : [`${OPERATORS}.await.top_level`];
    case 'ForOfStatement':
      return node.await && !inFunction ? [`${OPERATORS}.await.top_level`] : [];
    case 'AssignmentExpression':
      return node.operator in assignments ? [`${OPERATORS}.${assignments[node.operator]}`] : [];
    case 'LogicalExpression':
      return node.operator === '??' ? [`${OPERATORS}.nullish_coalescing`] : [];
    case 'ChainExpression':
      return [`${OPERATORS}.optional_chaining`];
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? ['javascript.statements.import.import_attributes'] : [];
    case 'ImportExpression':
      return node.options ? [`${OPERATORS}.import.options_parameter`] : [];
    case 'VariableDeclaration':
      if (node.kind === 'using') return ['javascript.statements.using'];
      return node.kind === 'await using' ? ['javascript.statements.await_using'] : [];
    default:
      return [];
  }
}

function hasParentheses(value: AnyNode): boolean {
  let found = false;
  full(value, ({ type }) => {
    if (type === 'ParenthesizedExpression') found = true;
  });
  return found;
}
