/**
 * A webpack loader for the font's styles: a font that comes late is used from the next page load on. With `swap` the title
 * of the landing page wrapped again and moved what is below it (0.047 of layout shift on a slow line).
 * @param {string} css
 * @returns {string}
 * @throws when the package says something else by now
 */
module.exports = (css) => {
  if (!css.includes('font-display: swap')) throw new Error('Expected font-display: swap in the styles of the font');
  return css.replaceAll('font-display: swap', 'font-display: optional');
};
