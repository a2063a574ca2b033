import { compatibilityFlags, deviceNote, isIosSafari } from '../diagnostics/compatibility';
import { describeToken } from './device';
import { authRule, connectivityRule } from './probe';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [200, true, true],
  [299, true, true],
  [401, true, true],
  [404, false, false],
  [405, false, true],
  [500, false, true],
])('status %i counts as reachable: %s; for an auth endpoint: %s (spec 7) @s-7.19', (status, connectivity, auth) => {
  expect(connectivityRule(status)).toBe(connectivity);
  expect(authRule(status)).toBe(auth);
});

test('a compatibility flag is raised by missing storage, by being offline and by a narrow viewport @s-9.8', () => {
  const fine = { hasStorage: true, online: true, userAgent: iphone, viewportWidth: 375 };
  expect(compatibilityFlags(fine)).toEqual([]);
  expect(compatibilityFlags({ hasStorage: false, online: false, userAgent: iphone, viewportWidth: 374 })).toHaveLength(
    3,
  );
});

test('a device note names iOS Safari and every problem, and is empty without problems (spec 8) @s-8.22', () => {
  const fine = {
    hasStorage: true,
    online: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36',
    viewportWidth: 320,
  };
  expect(deviceNote(fine)).toBe('');
  expect(deviceNote({ ...fine, online: false })).toBe('Note on this device: The browser is offline.');
  expect(deviceNote({ ...fine, userAgent: iphone, hasStorage: false })).toMatch(
    /^Note on this device: iOS Safari, .*; Local storage is not available; iOS Safari with a viewport/,
  );
});

test('Chrome on iOS is not Safari', () => {
  expect(isIosSafari(iphone)).toBe(true);
  expect(isIosSafari(iphone.replace('Version/18.0', 'CriOS/130.0'))).toBe(false);
});

test('the token shows by type and length only @g-debug-report', () => {
  expect(describeToken('Bearer secret-of-17-chars')).toBe('Bearer, 18 characters');
  expect(describeToken(null)).toBe('none');
});
