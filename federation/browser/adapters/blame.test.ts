/** @jest-environment jest-fixed-jsdom */
import type { LoadEvent } from '../../contract';
import { createErrorAttribution } from './blame';

const OTHER = { remote: 'mfe-other', version: '2.0.0' };
const OWN = { remote: 'mfe-quiz', version: '1.2.3' };
const thrown = new Error('x');

/** Runs `act` with a new result of `createErrorAttribution`. @returns remote, version and outcome of each reported event */
function blame(
  act: (of: ReturnType<typeof createErrorAttribution>) => unknown,
  { thrower, hasFills = false }: { thrower?: typeof OWN; hasFills?: boolean },
): string[] {
  const reports: LoadEvent[] = [];
  const report = (event: LoadEvent) => void reports.push(event);
  act(createErrorAttribution({ report, log: () => undefined, throwerOf: () => thrower, mayHaveFills: () => hasFills }));
  return reports.map(({ remote, version, outcome }) => `${remote} ${version} ${outcome}`);
}

describe('an error thrown in an effect clean-up of a remote', () => {
  test.each([
    ['as a failed page if its own code threw', { thrower: OWN }, true, ['mfe-quiz 1.2.3 failed']],
    ['for the other remote if code of that remote threw', { thrower: OTHER }, true, ['mfe-other 2.0.0 threw']],
    ['as a failed page if the place is unknown', {}, true, ['mfe-quiz 1.2.3 failed']],
    ['without a failed page if other remotes can fill its slots', { hasFills: true }, true, ['mfe-quiz 1.2.3 threw']],
    ['without a failed page if its own code threw in a slot', { thrower: OWN }, false, ['mfe-quiz 1.2.3 threw']],
  ])('is reported only once, %s', (_from, world, isPage, expected) => {
    const leave = ({ left }: ReturnType<typeof createErrorAttribution>) =>
      [1, 2].forEach(() => left(OWN, thrown, isPage));
    expect(blame(leave, world)).toEqual(expected);
  });
});

describe('isCausedByOthers', () => {
  test.each([
    ['reports nothing if code of the remote itself threw', thrown, { thrower: OWN }, []],
    ['reports nothing if the place is unknown', thrown, {}, []],
    ['reports the other remote if code of that remote threw', thrown, { thrower: OTHER }, ['mfe-other 2.0.0 threw']],
    [
      'reports a missing DOM element without a failed page',
      new DOMException('x', 'NotFoundError'),
      {},
      ['mfe-quiz 1.2.3 threw'],
    ],
  ])('%s', (_from, cause, world, expected) => {
    expect(blame(({ isCausedByOthers }) => isCausedByOthers(OWN, cause), world)).toEqual(expected);
  });
});
