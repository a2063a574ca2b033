import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, distance, parseColour, visionNames } from './testing/colour-measures';

const source = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Returns the declarations of the block whose selector contains `selector`. */
function tokensIn(selector: string): ReadonlyMap<string, string> {
  const start = source.indexOf('{', source.indexOf(selector));
  const block = source.slice(start, source.indexOf('}', start));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const dark = tokensIn("[data-theme='dark']");
/** The light theme overrides tokens of the dark theme. */
const light = new Map([...dark, ...tokensIn("[data-theme='light']")]);
const themes = [
  ['dark', dark],
  ['light', light],
] as const;

const grounds = ['--bg', '--surface', '--surface-raised', '--surface-sunken'];
const pillars = ['--fund', '--debt', '--invest'];
const charts = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `--chart-${index}`);

/** Colours of text and graphics, their backgrounds, and the minimum contrast (WCAG 2.2: 1.4.3, 1.4.11). */
const rules: readonly { readonly on: readonly string[]; readonly what: readonly string[]; readonly least: number }[] = [
  {
    what: ['--text'],
    on: [...grounds, '--accent-soft', '--good-soft', '--warn-soft', '--bad-soft', '--info-soft'],
    least: 7,
  },
  {
    what: ['--text-muted', '--accent-text', '--good', '--warn', '--bad', '--info', ...pillars],
    on: grounds,
    least: 4.5,
  },
  { what: ['--accent-text', '--text-muted'], on: ['--accent-soft'], least: 4.5 },
  { what: ['--good'], on: ['--good-soft'], least: 4.5 },
  { what: ['--warn'], on: ['--warn-soft'], least: 4.5 },
  { what: ['--bad'], on: ['--bad-soft'], least: 4.5 },
  { what: ['--info'], on: ['--info-soft'], least: 4.5 },
  { what: ['--on-accent', '--accent-mark'], on: ['--accent', '--accent-hover'], least: 4.5 },
  { what: ['--on-block', '--block-muted'], on: ['--block'], least: 4.5 },
  { what: ['--on-block-you'], on: ['--block-you'], least: 4.5 },
  { what: ['--block-you', '--on-block'], on: ['--block'], least: 3 },
  { what: ['--you', '--border-strong', '--focus', '--accent'], on: grounds, least: 3 },
  { what: charts, on: ['--bg', '--surface'], least: 3 },
];

describe.each(themes)('the %s theme', (_name, tokens) => {
  const colour = (name: string) => parseColour(tokens.get(name) ?? `missing ${name}`);

  it.each(
    rules.flatMap(({ what, on, least }) =>
      what.flatMap((foreground) => on.map((ground) => [foreground, ground, least] as const)),
    ),
  )('the colour %s on %s has a contrast of at least %d', (what, ground, least) => {
    expect(contrast(colour(what), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it('the colours for bad, warning and good are red, yellow and green', () => {
    const hues = ['--bad', '--warn', '--good'].map((name) => {
      const [red, green, blue] = colour(name);
      if (Math.min(red, green) > 1.5 * blue && Math.abs(red - green) < 0.3) return 'yellow';
      return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
    });
    expect(hues).toEqual(['red', 'yellow', 'green']);
  });

  it.each(visionNames)('the score colours can be told apart with %s vision', (vision) => {
    const hues = ['--you', ...pillars];
    const distances = hues.flatMap((hue, index) =>
      hues.slice(index + 1).map((other) => distance(colour(hue), colour(other), vision)),
    );
    // The palette was chosen to exceed this distance between any two score colours. Series also differ by shape and name.
    expect(Math.min(...distances)).toBeGreaterThan(8);
  });
});

test('the logo has the colours of the dark theme', () => {
  const logo = readFileSync(join(__dirname, '../../../shell/src/logo.svg'), 'utf8');
  expect(logo.toLowerCase().match(/#[\da-f]{6}/g)).toEqual([dark.get('--bg'), dark.get('--you')]);
});

test('every colour of the dark theme has a light counterpart, except two that are the same in both themes', () => {
  const colours = [...dark].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
  const same = ['--on-block-you', '--block-you'];
  expect(colours.filter((name) => !tokensIn("[data-theme='light']").has(name))).toEqual(same.toReversed());
});

test('the computed contrast and distance of colours agree with known values', () => {
  const [black, white] = [parseColour('#000000'), parseColour('#ffffff')];
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(parseColour('#777777'), white)).toBeCloseTo(4.48, 2);
  expect(distance(black, white, 'full')).toBeCloseTo(100, 1);
  expect(() => parseColour('red')).toThrow('#rrggbb');
});
