/** `Form.displayName = "Form";`, at the top level. */
const NAME = /^\w+\.displayName = ".*";$/gm;
const COMPONENT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * A webpack loader: lets the minifier drop the router's components that nobody imports. The names, which only developer
 * tools show, would keep them.
 * @param {string} source
 */
module.exports = (source) => source.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ ');
