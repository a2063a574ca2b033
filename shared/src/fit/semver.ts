/** A version as three numbers and what stands behind the hyphen: `1.2.3-beta.1`. */
interface Version {
  readonly numbers: readonly [number, number, number];
  readonly before: readonly string[];
}

type Comparator = (version: Version) => boolean;
/** Comparators that hold together, and whether a version before a release (`-beta`) is meant at all. */
interface Alternative {
  readonly comparators: readonly Comparator[];
  readonly named: readonly Version[];
}

const NUMBER = '(?:0|[1-9]\\d{0,8})';
const BEFORE = '(?:-(?<before>[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?';
const BUILD = '(?:\\+[0-9A-Za-z.-]+)?';
const VERSION = new RegExp(`^(?<major>${NUMBER})\\.(?<minor>${NUMBER})\\.(?<patch>${NUMBER})${BEFORE}${BUILD}$`);
const COMPARATOR = new RegExp(
  `^(?<sign>\\^|~|>=|<=|>|<|=)?(?:[*xX]|(?<major>${NUMBER})(?:\\.(?:[*xX]|(?<minor>${NUMBER})(?:\\.(?:[*xX]|(?<patch>${NUMBER})${BEFORE}${BUILD}))?))?)$`,
);

function parseVersion(text: string): Version | undefined {
  const { major, minor, patch, before } = VERSION.exec(text)?.groups ?? {};
  if (major === undefined) return undefined;
  return { numbers: [Number(major), Number(minor), Number(patch)], before: before?.split('.') ?? [] };
}

function compareNumbers(a: Version['numbers'], b: Version['numbers']): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const isNumeric = (text: string) => /^\d+$/.test(text);

function comparePart(a: string, b: string): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  if (isNumeric(a) !== isNumeric(b)) return isNumeric(a) ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** semver 11: a version before a release comes before it; part by part, numbers before words, fewer parts first. */
function compareBefore(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const compare = (a: Version, b: Version): number =>
  compareNumbers(a.numbers, b.numbers) || compareBefore(a.before, b.before);

const from =
  (lowest: Version): Comparator =>
  (version) =>
    compare(version, lowest) >= 0;
/** Below the numbers, and below every `-beta` of them too. */
const below =
  (...numbers: [number, number, number]): Comparator =>
  (version) =>
    compareNumbers(version.numbers, numbers) < 0;
const anything: Comparator = () => true;
const nothing: Comparator = () => false;

/** The first numbers that a range of the sign leaves out: `^0.2.3` ends before 0.3.0, `~1.2` before 1.3.0. */
function endOf(sign: string, [major, minor, patch]: Version['numbers'], given: number): [number, number, number] {
  if (sign === '^') {
    if (major > 0 || given === 1) return [major + 1, 0, 0];
    return minor > 0 || given === 2 ? [0, minor + 1, 0] : [0, 0, patch + 1];
  }
  return given === 1 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}

/** Comparators on a version that is not given whole, such as `>1.2`, speak of all versions it stands for. */
function comparatorsOf(sign: string, lowest: Version, given: number): readonly Comparator[] {
  const end = below(...endOf(sign === '^' ? '^' : '~', lowest.numbers, given));
  const isWhole = given === 3;
  switch (sign) {
    case '>=':
      return [from(lowest)];
    case '<':
      return [isWhole ? (version) => compare(version, lowest) < 0 : below(...lowest.numbers)];
    case '>':
      return [isWhole ? (version) => compare(version, lowest) > 0 : (version) => !end(version)];
    case '<=':
      return [isWhole ? (version) => compare(version, lowest) <= 0 : end];
    case '^':
    case '~':
      return [from(lowest), end];
    default:
      return isWhole ? [(version) => compare(version, lowest) === 0] : [from(lowest), end];
  }
}

function parseComparator(text: string): Alternative | undefined {
  const groups = COMPARATOR.exec(text)?.groups;
  if (!groups) return undefined;
  const { sign = '', major, minor, patch, before } = groups;
  if (major === undefined) return { comparators: [sign === '<' || sign === '>' ? nothing : anything], named: [] };
  const lowest: Version = {
    numbers: [Number(major), Number(minor ?? 0), Number(patch ?? 0)],
    before: before?.split('.') ?? [],
  };
  const given = [major, minor, patch].filter((part) => part !== undefined).length;
  return { comparators: comparatorsOf(sign, lowest, given), named: before === undefined ? [] : [lowest] };
}

function parseAlternative(text: string): Alternative | undefined {
  const words = text
    .replaceAll(/([\^~<>=])\s+/g, '$1')
    .split(/\s+/)
    .filter(Boolean);
  const parts = (words.length > 0 ? words : ['*']).map(parseComparator);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { comparators: parts.flatMap(({ comparators }) => comparators), named: parts.flatMap(({ named }) => named) };
}

function parseRange(text: string): readonly Alternative[] | undefined {
  if (text.length > 200) return undefined;
  const alternatives = text.split('||').map((part) => parseAlternative(part.trim()));
  return alternatives.every((alternative) => alternative !== undefined) ? alternatives : undefined;
}

/** Whether the text is a whole version: `1.2.3`, `1.2.3-beta.1`, `1.2.3+build`. */
export function isVersion(text: string): boolean {
  return text.length <= 100 && parseVersion(text) !== undefined;
}

/** Whether the text is a range that `satisfies` understands; an empty one is any version. */
export function isRange(text: string): boolean {
  return parseRange(text) !== undefined;
}

/** Below, equal or above 0 as `a` comes before `b`, is of the same rank, or comes after. Throws on what is no version. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map(parseVersion);
  if (!one || !other) throw new Error(`${one ? b : a} is no version`);
  return compare(one, other);
}

/**
 * Whether the version lies in the range: `^ ~ >= > <= < =`, `x`, parts left out, blanks for "and", `||` for "or".
 * As npm does, `1.3.0-beta` is in a range only where that names a version before 1.3.0 itself. What cannot be
 * read satisfies nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const parsed = parseVersion(version);
  if (!parsed) return false;
  return (parseRange(range) ?? []).some(({ comparators, named }) => {
    const isMeant =
      parsed.before.length === 0 || named.some(({ numbers }) => compareNumbers(numbers, parsed.numbers) === 0);
    return isMeant && comparators.every((holds) => holds(parsed));
  });
}

/** `2.9` of `2.9.2`; undefined for what is no version. */
export function minorOf(version: string): string | undefined {
  return parseVersion(version)?.numbers.slice(0, 2).join('.');
}
