import { developerCheck } from './identity';

test('developers are known by their e-mail address, whatever its case and composition', () => {
  const isDeveloper = developerCheck(['Ada@Example.com', 'zo\u00eb@example.com']);
  expect(['ada@example.com', 'ADA@EXAMPLE.COM', 'zoe\u0308@example.com'].map(isDeveloper)).toEqual([true, true, true]);
  expect(['eve@example.com', 'ada@example.com.evil.example', ''].map(isDeveloper)).toEqual([false, false, false]);
  expect(developerCheck([])('ada@example.com')).toBe(false);
});
