/** Red, green and blue, each 0 to 1, gamma-encoded as in CSS. */
export type Colour = readonly [number, number, number];

/** Parses a colour of the form `#rrggbb`. Throws for any other text. */
export function parseColour(text: string): Colour {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (!match) throw new Error(`${text} is not a colour of the form #rrggbb`);
  const [red, green, blue] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const linearOf = ([red, green, blue]: Colour): Colour => [linear(red), linear(green), linear(blue)];

function luminance(colour: Colour): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

type Matrix = readonly [Colour, Colour, Colour];

const times = (matrix: Matrix, colour: Colour): Colour => {
  const row = (weights: Colour) => weights[0] * colour[0] + weights[1] * colour[1] + weights[2] * colour[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Vision without one cone type: matrices for linear light (Machado, Oliveira, Fernandes 2009, table 1, severity 1.0). */
const visions = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

type Vision = keyof typeof visions;
export const visionNames: readonly Vision[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(light: Colour): Colour {
  const [long, medium, short] = times(LMS, light);
  return times(LAB, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
}

/** Returns the distance of two colours for a kind of vision: distance in OKLab (Ottosson 2020) times 100. */
export function distance(a: Colour, b: Colour, vision: Vision): number {
  const seen = (colour: Colour) => {
    const light = times(visions[vision], linearOf(colour));
    return oklab([Math.max(0, light[0]), Math.max(0, light[1]), Math.max(0, light[2])]);
  };
  const [first, second] = [seen(a), seen(b)];
  return 100 * Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
