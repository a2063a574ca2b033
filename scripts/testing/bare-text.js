/*
 * A browser's translator replaces text nodes by elements. The page then fails when React removes such a node or inserts an
 * element before it, and shows the old text when React changes the text. React marks only text nodes that it updates
 * separately: nodes next to siblings or directly below a component. A component test fails if its component changes, removes
 * or precedes such a text.
 */

const { nodeValue, insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);

/** @param {Node | null} node @returns {boolean} */
const isBareText = (node) =>
  node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** @param {string} action @param {Node} text */
const report = (action, text) =>
  // oxlint-disable-next-line no-console -- printed errors fail a test
  console.error(`React ${action} the bare text "${text.nodeValue}". Give it an element of its own, such as a span.`);

Object.defineProperties(Node.prototype, {
  nodeValue: {
    ...nodeValue,
    set(value) {
      if (isBareText(this) && this.nodeValue !== value) report('changes', this);
      nodeValue.set?.call(this, value);
    },
  },
  insertBefore: {
    ...insertBefore,
    value(node, next) {
      if (isBareText(next)) report('inserts something before', next);
      return insertBefore.value.call(this, node, next);
    },
  },
  removeChild: {
    ...removeChild,
    value(node) {
      if (isBareText(node)) report('removes', node);
      return removeChild.value.call(this, node);
    },
  },
});
