import { deviceNote } from './compatibility';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

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
  expect(deviceNote({ ...fine, userAgent: iphone.replace('Version/18.0', 'CriOS/130.0') })).toBe('');
});
