import { codeToWords } from './insights-panel';

test.each([
  ['long_term', 'Long term'],
  ['moderate', 'Moderate'],
  ['5-10', '5-10'],
  ['long-term', 'Long-term'],
  ['5-10 years', '5-10 years'],
  ['Growth and income', 'Growth and income'],
  ['', ''],
])('the code %j is displayed as %j', (code, words) => {
  expect(codeToWords(code)).toBe(words);
});
