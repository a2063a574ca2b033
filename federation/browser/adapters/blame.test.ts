/** @jest-environment jest-fixed-jsdom */
import type { LoadEvent } from '../../contract';
import { createBlame } from './blame';

const OTHER = { remote: 'mfe-other', version: '2.0.0' };
const OWN = { remote: 'mfe-quiz', version: '1.2.3' };
const thrown = new Error('x');

/** Attributes an error to a remote. @returns what was reported: remote and outcome */
function blame(
  act: (of: ReturnType<typeof createBlame>) => unknown,
  { thrower, hasFills = false }: { thrower?: typeof OWN; hasFills?: boolean },
): string[] {
  const reports: LoadEvent[] = [];
  const report = (event: LoadEvent) => void reports.push(event);
  act(createBlame({ report, log: () => undefined, throwerOf: () => thrower, mayHaveFills: () => hasFills }));
  return reports.map(({ remote, version, outcome }) => `${remote} ${version} ${outcome}`);
}

describe('an error thrown in a clean-up', () => {
  test.each([
    ['its own code', { thrower: OWN }, true, ['mfe-quiz 1.2.3 failed']],
    ['code of another remote', { thrower: OTHER }, true, ['mfe-other 2.0.0 threw']],
    ['an unknown place', {}, true, ['mfe-quiz 1.2.3 failed']],
    ['an unknown place on a page with slots that others fill', { hasFills: true }, true, ['mfe-quiz 1.2.3 threw']],
    ['its own code, in a slot', { thrower: OWN }, false, ['mfe-quiz 1.2.3 threw']],
  ])('is reported only once if the error came from %s', (_from, world, isPage, expected) => {
    const leave = ({ left }: ReturnType<typeof createBlame>) => [1, 2].forEach(() => left(OWN, thrown, isPage));
    expect(blame(leave, world)).toEqual(expected);
  });
});

describe('isOfOthers', () => {
  test.each([
    ['its own code', thrown, { thrower: OWN }, []],
    ['an unknown place', thrown, {}, []],
    ['code of another remote', thrown, { thrower: OTHER }, ['mfe-other 2.0.0 threw']],
    ['an element that is gone', new DOMException('x', 'NotFoundError'), {}, ['mfe-quiz 1.2.3 threw']],
  ])('reports an error from %s only if the remote itself is not to blame', (_from, cause, world, expected) => {
    expect(blame(({ isOfOthers }) => isOfOthers(OWN, cause), world)).toEqual(expected);
  });
});
