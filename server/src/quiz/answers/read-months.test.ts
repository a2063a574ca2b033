import fc from 'fast-check';
import { languages } from '@verdant/shared/contract';
import { questionBank } from '../question-bank';
import { toStepAnswer } from './to-step-answer';
import { readMonths } from './read-months';

const WEEK = 7 / (365 / 12);

test.each<[string, number]>([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['½', 0.5],
  ['2½ months', 2.5],
  ['2 1/2', 2.5],
  ['1/2', 0.5],
  ['0', 0],
  ['None.', 0],
  ['no savings', 0],
  ['three', 3],
  ['12 months', 12],
  ['6+', 6],
  ['> 6', 6],
  ['about 4 months', 4],
  ['I think 4', 4],
  ['3-6', 3],
  ['3 – 6 months', 3],
  ['one or two months', 1],
  ['2 weeks', 2 * WEEK],
  ['2 weeks to 1 month', 2 * WEEK],
  ['1-3 weeks', WEEK],
  ['a week', WEEK],
  ['a few weeks', 2 * WEEK],
  ['a couple of months', 2],
  ['half a month', 0.5],
  ['half a year', 6],
  ['two and a half months', 2.5],
  ['a year and a half', 18],
  ['2 years', 24],
  ['1 year and 6 months', 18],
  ['1 month 2 weeks', 1 + 2 * WEEK],
  ['six months or longer', 6],
  ['less than 3 months', 2.97],
  ['10 days', 10 / (365 / 12)],
  ['3mths', 3],
  ['1 fortnight', 2 * WEEK],
  ['drei Monate', 3],
  ['Drei bis vier Monate', 3],
  ['2,5 Monate', 2.5],
  ['ein halbes Jahr', 6],
  ['anderthalb Jahre', 18],
  ['weniger als eine Woche', 0.99 * WEEK],
  ['keine Ersparnisse', 0],
  ['etwa 4 Wochen', 4 * WEEK],
  ['bis 3 Monate', 2.97],
  ['tres meses', 3],
  ['de uno a dos meses', 1],
  ['medio año', 6],
  ['un año y medio', 18],
  ['más de 6 meses', 6],
  ['nada', 0],
  ['trois mois', 3],
  ['un à deux mois', 1],
  ["moins d'une semaine", 0.99 * WEEK],
  ['moins d’une semaine', 0.99 * WEEK],
  ['six mois ou plus', 6],
  ['un an et demi', 18],
  ['rien', 0],
  ['1200 months', 1200],
])('the answer "%s" is read as %d months', (text, months) => {
  expect(readMonths(text)).toBeCloseTo(months, 6);
});

test.each([
  '',
  ' ',
  ..."not sure|I don't know|a long time|weiß nicht|no sé|je ne sais pas|months|?|-|...".split('|'),
  ...'-3|- 3|−3|3-|minus 3|50%|$500|500|61|1.000|5,000 months|2000 months|101 years'.split('|'),
  ...'3, 6|3 6|10.5.2026|3 kids, 2 months|not 3 months|no more than 3 months|once a month|1 2 3'.split('|'),
  ...'3 months and|to 3|three or|1/3|3/6|1 month and 2 years|3e5|0x3|３|NaN|Infinity|3 months 2'.split('|'),
  `3${' '.repeat(100)}3`,
])('the answer %p is not read as a number of months', (text) => {
  expect(readMonths(text)).toBeNull();
});

const question = questionBank.byId.get('emergency-months');

test.each(languages)('the label of each option, typed as text, is read as that option in %s', (language) => {
  if (question?.type !== 'text') throw new Error('emergency-months is no text');
  for (const { value } of question.options) {
    const label = question.words[language].options.find((option) => option.value === value)?.label ?? '';
    expect([label, toStepAnswer(question, label).answer]).toEqual([label, value]);
  }
});

test('any typed text is read as 0 to 1,200 months, or not at all', () => {
  const words = fc.constantFrom(
    ...'1 2 0,5 .3 - – to bis a à half ½ week Monate años or more < 99 und und ½ less . ,'.split(' '),
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const months = readMonths(text);
      expect(months === null || (months >= 0 && months <= 1200)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
