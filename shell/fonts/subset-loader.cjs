const subsetFont = require('subset-font');

/** The unicode-range of the Latin file in the style sheet, without characters that have no glyph. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const text = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

/** Weights of the design tokens, from `--weight-figure` to `--weight-strong`, and of the product's name. */
const variationAxes = { wght: { min: 400, max: 600 } };

/** Webpack loader that reduces the Latin font to the product's weights (measured: 73 to 43 KB). */
module.exports = async (font) => subsetFont(font, text, { targetFormat: 'woff2', variationAxes });
module.exports.raw = true;
