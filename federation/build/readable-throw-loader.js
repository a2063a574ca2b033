/** Start of the function that receives thrown values of components, in every build of react-dom 19. */
const HANDLER = 'function handleThrow(root, thrownValue) {';

/** Replaces a value whose `then` cannot be read. Uses `Reflect.get`: a minifier can remove an unused property read. */
const GUARD = `
  try { if (Object(thrownValue) === thrownValue) Reflect.get(thrownValue, 'then'); }
  catch { thrownValue = new Error(); }`;

/**
 * A webpack loader for react-dom: React reads `then` of a thrown value outside of any `try`. A proxy whose traps throw
 * would end React's work loop, and so break every page of the document.
 * @param {string} source
 * @returns {string}
 * @throws if react-dom does not contain this function: then check how react-dom handles thrown values, and change this
 * loader
 */
module.exports = (source) => {
  if (!source.includes(HANDLER)) throw new Error(`react-dom has no "${HANDLER}"`);
  return source.replace(HANDLER, () => HANDLER + GUARD);
};
