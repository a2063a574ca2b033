/** `Form.displayName = "Form";` or `ErrorBoundary.contextType = Context;`, at the top level. */
const PROPERTY = /^\w+\.(?:displayName|contextType) = .*;$/gm;
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const CLASS = /(?<== class extends )(React\d*\.Component)(?= \{)/g;

/**
 * A webpack loader: lets the minifier drop the router's components that no one imports. Their names, which only developer
 * tools show, would keep them, and so would the class that each error boundary extends. The product renders none of those
 * boundaries: each needs a data router, and none would read its context.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(PROPERTY, '')
    .replace(COMPONENT, '$1/* @__PURE__ */ ')
    .replace(CLASS, '(/* @__PURE__ */ (() => $1)())');
