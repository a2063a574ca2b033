import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { findPageAt, paramsAt } from '@verdant/federation/contract';

const word = fc.constantFrom('goals', 'new', 'a', 'b-2');
const name = fc.constantFrom(':id', ':tab', ':x1');
const path = fc
  .tuple(word, fc.array(fc.oneof(word, name), { maxLength: 3 }), fc.boolean())
  .map(([first, rest, hasRest]) => `/${[first, ...new Set(rest), ...(hasRest ? ['*'] : [])].join('/')}`);
const paths = fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: path }, fc.constant('/')), {
  minLength: 1,
  maxLength: 8,
});
/** Generates a path segment that often matches: words of paths in upper or lower case, encoded texts, empty segments. */
const part = fc.oneof(
  { weight: 5, arbitrary: word },
  fc.constantFrom('Goals', '42', 'caf%C3%A9', 'a%2Fb', 'g%6Fals', 'a b', '%ZZ', ':id', '*', '.', ''),
);
const address = fc
  .array(part, { maxLength: 5 })
  // Skips a known difference: only react-router decodes `%2F` in an address with another segment that cannot be decoded.
  .filter((parts) => !parts.includes('%ZZ') || !parts.includes('a%2Fb'))
  .map((parts) => `/${parts.join('/')}`);

test('an address selects the same page and parameters as in react-router', () => {
  fc.assert(
    fc.property(paths, address, (declared, at) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const [theirs] =
        matchRoutes(
          declared.map((declaredPath) => ({ path: declaredPath })),
          at,
        ) ?? [];
      warn.mockRestore();
      const ours = findPageAt(
        declared.map((declaredPath) => ({ path: declaredPath })),
        at,
      );
      expect(ours?.path).toBe(theirs?.route.path);
      if (ours) expect(paramsAt(ours.path, at)).toEqual(theirs?.params);
    }),
    { numRuns: 1_500 },
  );
});
