/** `Form.displayName = "Form";` or `ErrorBoundary.contextType = Context;`, at the top level. */
const PROPERTY = /^\w+\.(?:displayName|contextType) = .*;$/gm;
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const CLASS = /(?<== class extends )(React\d*\.Component)(?= \{)/g;

/**
 * Webpack loader that lets the minifier drop unused components of the router. Display names and base classes would keep them.
 * The product renders none of the error boundaries whose context is removed, because these need a data router.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(PROPERTY, '')
    .replace(COMPONENT, '$1/* @__PURE__ */ ')
    .replace(CLASS, '(/* @__PURE__ */ (() => $1)())');
