/**
 * One line of the report: `{ name: 'Button(0).size?', type: '"sm" | "md"' }`. `(0)` is a function's first parameter,
 * `()` its result, `?` something optional.
 * @typedef {{ module: string, name: string, type: string }} Entry
 *
 * @typedef {{ module: string, names: string[] }} Bundled what a module exports that is bundled into the remote
 * @typedef {{ version: string, entries: Entry[] }} Surface of the modules that the host provides at run time
 * @typedef {{ kind: 'same' | 'added' | 'broken', lines: string[] }} Change
 */

/** Record of the public surface, which changes only together with the contract's version. */
export const RECORD = 'scripts/lib/surface/public-surface.txt';

const HEADING = /^## (\S+)$/;
const LINE = /^([\w$().?]+): (.*)$/;
const VERSION = /^Contract (\d+\.\d+\.\d+)\./m;

/** @param {Surface} surface @param {readonly Bundled[]} [bundled] */
export function writeReport({ version, entries }, bundled = []) {
  const modules = [...new Set(entries.map(({ module }) => module))];
  const part = (/** @type {string} */ module) => {
    const lines = entries.filter((entry) => entry.module === module).map(({ name, type }) => `${name}: ${type}`);
    return ['', `## ${module}`, '', ...lines];
  };
  const head = [
    `Contract ${version}. The modules that remotes may import; \`npm run docs\` writes this file.`,
    '',
    'The shell provides the modules below at run time, so a change of a name or a type needs a new contract version.',
    '(0) is a first parameter, () the result, ? marks what is optional.',
  ];
  const tail = [
    '',
    '## Bundled modules',
    '',
    'They are part of the remote, so a change cannot break a release that is built.',
    '',
    ...bundled.map(({ module }) => module),
  ];
  return `${[...head, ...modules.flatMap(part), ...tail].join('\n')}\n`;
}

/** @param {string} text @returns {Surface} */
export function readReport(text) {
  let module = '';
  /** @type {Entry[]} */
  const entries = [];
  for (const line of text.split('\n')) {
    module = HEADING.exec(line)?.[1] ?? module;
    const [, name, type] = (module && LINE.exec(line)) || [];
    if (name !== undefined && type !== undefined) entries.push({ module, name, type });
  }
  return { version: VERSION.exec(text)?.[1] ?? '0.0.0', entries };
}

/** Whether a caller must pass something that was not there before. @param {Entry} entry @param {ReadonlySet<string>} known */
function isNewDemand({ module, name }, known) {
  const taken = /^([\w$.]+)\(\d+\)/.exec(name);
  return taken !== null && !name.endsWith('?') && known.has(`${module} ${taken[1]}()`);
}

/** An optional member of an object, with no object of its own inside. */
const OPTIONAL_MEMBER = /\b\w+\?: [^{}();?]*; /g;

/**
 * Whether a type differs from an earlier one by one optional member alone: anyone who reads it ignores it, and anyone who gives it
 * may leave it out.
 * @param {string} before @param {string} now
 */
function isWidened(before, now) {
  return [...now.matchAll(OPTIONAL_MEMBER)].some(
    ({ index, 0: { length } }) => now.slice(0, index) + now.slice(index + length) === before,
  );
}

/**
 * How the surface changed: not at all, by additions only, or in a way that breaks code that relies on it.
 * @param {readonly Entry[]} before
 * @param {readonly Entry[]} now
 * @returns {Change}
 */
export function compareSurfaces(before, now) {
  const keyOf = (/** @type {Entry} */ { module, name }) => `${module} ${name}`;
  const known = new Map(before.map((entry) => [keyOf(entry), entry.type]));
  const current = new Map(now.map((entry) => [keyOf(entry), entry.type]));
  const names = new Set(known.keys());
  const lost = [...known].filter(([key]) => !current.has(key)).map(([key]) => `- ${key}`);
  const different = now.filter((entry) => known.has(keyOf(entry)) && known.get(keyOf(entry)) !== entry.type);
  const widened = different.filter((entry) => isWidened(known.get(keyOf(entry)) ?? '', entry.type));
  const changed = different.filter((entry) => !widened.includes(entry)).map((entry) => `! ${keyOf(entry)}`);
  const fresh = now.filter((entry) => !known.has(keyOf(entry)));
  const added = [...fresh, ...widened];
  const demands = fresh
    .filter((entry) => isNewDemand(entry, names))
    .map((entry) => `! ${keyOf(entry)} is now required`);
  const broken = [...lost, ...changed, ...demands];
  if (broken.length > 0) return { kind: 'broken', lines: broken };
  return { kind: added.length > 0 ? 'added' : 'same', lines: added.map((entry) => `+ ${keyOf(entry)}`) };
}

/** @param {string} version @returns {[number, number, number]} */
export const numbersOf = (version) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/**
 * The lowest version that the surface may have after a change.
 * @param {string} recorded
 * @param {Change['kind']} kind
 */
export function lowestVersion(recorded, kind) {
  const [major, minor] = numbersOf(recorded);
  if (kind === 'broken') return `${major + 1}.0.0`;
  return kind === 'added' ? `${major}.${minor + 1}.0` : recorded;
}

/** @param {string} a @param {string} b */
export function isBelow(a, b) {
  const [one, other] = [numbersOf(a), numbersOf(b)];
  const place = one.findIndex((part, index) => part !== other[index]);
  return place >= 0 && Number(one[place]) < Number(other[place]);
}

const MAX_SHOWN = 12;

/**
 * Why the surface needs a higher version, in words; undefined when it does not.
 * @param {Surface} recorded
 * @param {Surface} now
 */
export function surfaceProblem(recorded, now) {
  const { kind, lines } = compareSurfaces(recorded.entries, now.entries);
  const lowest = lowestVersion(recorded.version, kind);
  if (!isBelow(now.version, lowest)) return undefined;
  const rest = lines.length > MAX_SHOWN ? [`  and ${lines.length - MAX_SHOWN} more`] : [];
  const what = kind === 'broken' ? 'changed in a way that breaks remotes' : 'grew';
  return [
    `The public surface ${what} since contract ${recorded.version}:`,
    ...lines.slice(0, MAX_SHOWN).map((line) => `  ${line}`),
    ...rest,
    `Set CONTRACT_VERSION in federation/contract/remotes.ts to ${lowest} or higher, then run npm run docs.`,
  ].join('\n');
}
