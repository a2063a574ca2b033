/*
 * A browser's translator replaces text nodes by elements. React keeps a text node for every text with siblings. The page
 * fails when React removes this node or inserts an element before it, and a changed text stays invisible. A text next to
 * siblings must therefore never change, and its siblings must never come or go.
 */

/** @typedef {Record<string, any>} Node a node of the syntax tree */
/** @typedef {{ isText: boolean, isFixed: boolean, isStable: boolean }} Content `isStable`: the child never comes or goes */

const messages = {
  changing:
    'Text that changes needs an element of its own next to siblings, or one template literal for all of the text.',
  unstable: 'Text needs an element of its own next to a child that comes and goes.',
  component: 'A component returns its text in an element.',
};

/** Hooks that return functions which return texts. */
const TEXT_HOOK = /^use(?:Format|Messages|[A-Za-z]*Texts)$/;

/** @type {Content} */
const ELEMENT = { isText: false, isFixed: true, isStable: true };
/** @type {Content} */
const FIXED_TEXT = { isText: true, isFixed: true, isStable: true };
/** @type {Content} */
const CHANGING_TEXT = { isText: true, isFixed: false, isStable: true };

/** Returns true if a text contains only whitespace, which the translator ignores. @param {string} text */
const isBlank = (text) => text.trim() === '';

/** Elements that contain text and no block elements, so that `children` in these elements counts as text. */
const TEXT_ELEMENT = /^(?:a|button|caption|h[1-6]|label|legend|p|span|strong|summary)$/;

/** Returns the variable names that a declaration introduces. @param {Node} pattern @returns {string[]} */
function boundNames(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((/** @type {Node} */ { value }) =>
    value?.type === 'Identifier' ? [value.name] : [],
  );
}

/** Returns true if a call certainly returns text. @param {Node} callee @param {Set<string>} textNames */
function returnsText(callee, textNames) {
  if (callee.type === 'Identifier') return textNames.has(callee.name);
  if (callee.type !== 'MemberExpression') return false;
  return callee.property.name === 'join' || (callee.object.type === 'Identifier' && textNames.has(callee.object.name));
}

/**
 * Returns the kind of content that an expression renders. Everything that is not certainly text counts as an element.
 * @param {Node} node
 * @param {Set<string>} textNames identifiers that return texts when they, or their methods, are called
 * @returns {Content}
 */
function contentOf(node, textNames) {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value !== 'string' && typeof node.value !== 'number') return { ...ELEMENT, isStable: false };
      return isBlank(String(node.value)) ? ELEMENT : FIXED_TEXT;
    case 'TemplateLiteral':
      return CHANGING_TEXT;
    case 'BinaryExpression':
      return [node.left, node.right].some((side) => contentOf(side, textNames).isText) ? CHANGING_TEXT : ELEMENT;
    case 'LogicalExpression': {
      const { isText } = contentOf(node.right, textNames);
      return { isText, isFixed: false, isStable: node.operator !== '&&' };
    }
    case 'ConditionalExpression': {
      const branches = [contentOf(node.consequent, textNames), contentOf(node.alternate, textNames)];
      const isText = branches.some((branch) => branch.isText);
      const isStable = branches.every((branch) => branch.isStable && branch.isText === isText);
      return { isText, isFixed: false, isStable };
    }
    case 'CallExpression':
      if (node.callee.property?.name === 'map') return { ...ELEMENT, isStable: false };
      return returnsText(node.callee, textNames) ? CHANGING_TEXT : ELEMENT;
    default:
      return ELEMENT;
  }
}

/**
 * Returns the children that React renders, with the kind of content of each.
 * @param {Node} parent @param {Set<string>} textNames @returns {(Content & { node: Node })[]}
 */
const contentsOf = ({ children, openingElement }, textNames) =>
  children.flatMap((/** @type {Node} */ node) => {
    if (node.type === 'JSXText') {
      if (isBlank(node.value)) return node.value.includes('\n') ? [] : [{ node, ...ELEMENT }];
      return [{ node, ...FIXED_TEXT }];
    }
    if (node.type !== 'JSXExpressionContainer') return [{ node, ...ELEMENT }];
    if (node.expression.type === 'JSXEmptyExpression') return [];
    const isPassedOn = node.expression.type === 'Identifier' && node.expression.name === 'children';
    if (isPassedOn && TEXT_ELEMENT.test(openingElement?.name.name ?? '')) return [{ node, ...FIXED_TEXT }];
    return [{ node, ...contentOf(node.expression, textNames) }];
  });

/** Returns true if a function with this name is a component. @param {Node | undefined} id */
const isComponentName = (id) => id?.type === 'Identifier' && /^[A-Z]/.test(id.name);

/** The rule `no-bare-text` for oxlint, in the format of ESLint rules. */
export const bareTextRule = {
  meta: { type: 'problem', messages },
  /** @param {{ report: (problem: { node: Node, messageId: keyof typeof messages }) => void }} context */
  create(context) {
    const textNames = new Set(['t']);
    /** True for each enclosing function that is a component, innermost last. @type {boolean[]} */
    const components = [];

    /** @param {Node} parent */
    const checkChildren = (parent) => {
      const contents = contentsOf(parent, textNames);
      // React sets the only text of an element directly, without a separate text node. A fragment has no element.
      if (contents.length === 1 && parent.type === 'JSXElement') return;
      const hasUnstable = contents.some(({ isStable }) => !isStable);
      for (const { node, isText, isFixed } of contents) {
        if (isText && !isFixed) context.report({ node, messageId: 'changing' });
        else if (isText && hasUnstable) context.report({ node, messageId: 'unstable' });
      }
    };

    /** @param {Node} node */
    const checkReturned = (node) => {
      if (components.at(-1) && contentOf(node, textNames).isText) context.report({ node, messageId: 'component' });
    };

    /** @param {Node} node */
    const enter = (node) => {
      components.push(
        isComponentName(node.id ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id : undefined)),
      );
      if (node.body && node.body.type !== 'BlockStatement') checkReturned(node.body);
    };
    const leave = () => void components.pop();

    return {
      VariableDeclarator: (/** @type {Node} */ { id, init }) => {
        if (init?.type !== 'CallExpression' || !TEXT_HOOK.test(init.callee.name ?? '')) return;
        for (const name of boundNames(id)) textNames.add(name);
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: (/** @type {Node} */ { argument }) => argument && checkReturned(argument),
    };
  },
};
