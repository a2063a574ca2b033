import { formatDuration } from './reset';

test.each([
  ['en', 1, '1 minute'],
  ['en', 60, '60 minutes'],
  ['en', 90, '90 minutes'],
  ['en', 120, '2 hours'],
  ['en', 1440, '24 hours'],
  ['es', 120, '2 horas'],
  ['fr', 60, '60 minutes'],
  ['de', 120, '2 Stunden'],
] as const)('in %s, %i minutes are written as %s', (language, minutes, words) => {
  expect(formatDuration(language, minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
