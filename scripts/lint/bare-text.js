import ts from 'typescript';

/**
 * A text must be the only child of its element.
 *
 * A browser that translates a page replaces text nodes. React gives a text beside other children a node of its own, and then
 * throws when it removes that node or inserts something before it, or writes a new text into a node that nobody sees. The
 * only text of an element it sets on the element.
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Wrap this text in an element, or join it with its neighbours: browser translation replaces a bare text.',
      returned: 'Let the component return its text in an element: browser translation replaces a bare text.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    const isText = (child) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && canBeText(typeOf(child.expression), checker));

    function check({ children }, isFragment) {
      const shown = children.filter(isShown);
      if (shown.length < 2 && !isFragment) return;
      for (const child of shown.filter(isText)) context.report({ node: child, messageId: 'beside' });
    }
    return {
      JSXElement(node) {
        check(node, false);
        const { name } = node.openingElement;
        const returned = typeOf(name)
          .getCallSignatures()
          .map((signature) => signature.getReturnType());
        if (returned.some((type) => canBeText(type, checker))) context.report({ node: name, messageId: 'returned' });
      },
      JSXFragment: (node) => check(node, true),
    };
  },
};

/** JSX drops the line breaks between elements, and comments. */
function isShown(child) {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(child.value);
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Whether a value of the type can be a text. Not `ReactNode`, which is mostly an element: a browser test finds its texts. */
function canBeText(type, checker) {
  const members = type.isUnion() ? type.types : [type];
  if (members.some(({ flags }) => flags & ts.TypeFlags.BigIntLike)) return false;
  return members.some(
    (member) =>
      (member.flags & textual && !(member.isStringLiteral() && member.value === '')) ||
      (checker.isArrayType(member) && canBeText(checker.getTypeArguments(member)[0], checker)),
  );
}
