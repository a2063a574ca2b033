/** Start of the function that receives thrown values of components, in every build of react-dom 19. */
const HANDLER = 'function handleThrow(root, thrownValue) {';

/** Replaces a value whose `then` cannot be read. A minifier could remove an unused property read without `Reflect`. */
const GUARD = `
  try { if (Object(thrownValue) === thrownValue) Reflect.get(thrownValue, 'then'); }
  catch { thrownValue = new Error(); }`;

/**
 * Changes react-dom, which reads `then` of a thrown value outside of any `try`: a proxy with throwing traps would end
 * React's work loop, and so break every page.
 * @param {string} source
 * @returns {string}
 * @throws if react-dom has another function: then check how it handles thrown values, and change this loader
 */
module.exports = (source) => {
  if (!source.includes(HANDLER)) throw new Error(`react-dom has no "${HANDLER}"`);
  return source.replace(HANDLER, () => HANDLER + GUARD);
};
