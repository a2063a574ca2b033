import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../../federation/cli/commands.mjs';
import { ROOT } from '../root.mjs';
import { isBelow, lowestVersion, numbersOf } from './compare.mjs';

/**
 * What the packages offer: the names of each module, the options of each command, and the contract, whose version states how
 * the types changed of what the host provides.
 * @typedef {{ contract: string, names: Record<string, string[]> }} Offered
 * @typedef {Offered & { version: string }} Released
 */

const RELEASED = join(ROOT, 'scripts/lib/surface/released.json');

/** @param {ReturnType<typeof import('./describe.mjs').readSurface>} all @returns {Offered} */
export function offeredBy({ surface, bundled }) {
  /** @type {Record<string, string[]>} */
  const names = Object.fromEntries(bundled.map((one) => [one.module, one.names]));
  for (const { module, name } of surface.entries) {
    const [top = ''] = /^\w+/.exec(name) ?? [];
    const known = (names[module] ??= []);
    if (!known.includes(top)) known.push(top);
  }
  for (const [name, { options }] of Object.entries(commands)) names[`verdant-remote ${name}`] = Object.keys(options);
  return { contract: surface.version, names };
}

/** What the packages offered when they were released last. @returns {Released} */
export function readReleased() {
  const { names, ...rest } = JSON.parse(readFileSync(RELEASED, 'utf8'));
  return {
    ...rest,
    names: Object.fromEntries(Object.entries(names).map(([module, text]) => [module, text.split(' ').filter(Boolean)])),
  };
}

/** @param {Released} released */
export function writeReleased({ version, contract, names }) {
  // A line for each module.
  const lines = Object.fromEntries(Object.entries(names).map(([module, list]) => [module, list.join(' ')]));
  writeFileSync(RELEASED, `${JSON.stringify({ version, contract, names: lines }, null, 2)}\n`);
}

/** The version of the packages, which are released together. @returns {string} */
export const packagesVersion = () => JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')).version;

/** One line for each name. @param {Offered} offered */
const linesOf = ({ names }) =>
  Object.entries(names).flatMap(([module, list]) => [module, ...list.map((name) => `${module} ${name}`)]);

/**
 * How what is offered changed since the release.
 * @param {Released} released
 * @param {Offered} now
 * @returns {import('./compare.mjs').Change}
 */
function changeSince(released, now) {
  const [before, after] = [linesOf(released), linesOf(now)];
  const lost = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  const fresh = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const contract = released.contract === now.contract ? [] : [`! contract ${now.contract}, after ${released.contract}`];
  const isBroken = lost.length > 0 || numbersOf(now.contract)[0] !== numbersOf(released.contract)[0];
  const lines = [...lost, ...contract, ...fresh];
  return { kind: isBroken ? 'broken' : lines.length > 0 ? 'added' : 'same', lines };
}

/**
 * Why the packages cannot be released with a version; undefined when they can.
 * @param {Released} released
 * @param {Offered} now
 * @param {string} version
 */
export function packagesProblem(released, now, version) {
  const { kind, lines } = changeSince(released, now);
  const lowest = lowestVersion(released.version, kind);
  if (!isBelow(version, lowest)) return undefined;
  return [
    `The packages are ${version}, and need ${lowest} for what changed since ${released.version}:`,
    ...lines.map((line) => `  ${line}`),
    `Raise their version: npm run release:packages -- ${kind === 'broken' ? 'major' : 'minor'} --raise`,
  ].join('\n');
}
