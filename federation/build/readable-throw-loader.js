/** First line of the react-dom function that receives values thrown by components; part of every build of react-dom 19. */
const HANDLER = 'function handleThrow(root, thrownValue) {';

/**
 * Code that replaces a thrown value whose property `then` cannot be read. `Reflect.get` is used because a minifier could
 * remove a plain read of an unused property.
 */
const GUARD = `
  try { if (Object(thrownValue) === thrownValue) Reflect.get(thrownValue, 'then'); }
  catch { thrownValue = new Error(); }`;

/**
 * Changes react-dom, which reads `then` of a thrown value outside of any `try`: a thrown proxy with throwing traps would
 * end React's work loop, and so break every page. @param {string} source @returns {string} @throws if react-dom does not
 * contain `HANDLER`: then check how the new react-dom handles thrown values, and change this loader
 */
module.exports = (source) => {
  if (!source.includes(HANDLER)) throw new Error(`react-dom has no "${HANDLER}"`);
  return source.replace(HANDLER, () => HANDLER + GUARD);
};
