import fc from 'fast-check';
import { languages } from '@verdant/shared/contract';
import { questionBank } from './question-bank';
import { toStepAnswer } from './answers';
import { readMonths } from './read-months';

const WEEK = 7 / (365 / 12);

/** Answers by their number of months, separated by `|`. */
const answersByMonths: readonly (readonly [number, string])[] = [
  [3, '3|three|3-6|3 – 6 months|3mths|drei Monate|Drei bis vier Monate|tres meses|trois mois'],
  [2.5, ' 2.5 |2,5|2½ months|2 1/2|two and a half months|2,5 Monate'],
  [0.5, '.5|½|1/2|half a month'],
  [0, '0|None.|no savings|keine Ersparnisse|nada|rien'],
  [12, '12 months'],
  [6, '6+|> 6|half a year|six months or longer|ein halbes Jahr|medio año|más de 6 meses|six mois ou plus'],
  [4, 'about 4 months|I think 4'],
  [1, 'one or two months|de uno a dos meses|un à deux mois'],
  [2 * WEEK, '2 weeks|2 weeks to 1 month|a few weeks|1 fortnight'],
  [WEEK, '1-3 weeks|a week'],
  [2, 'a couple of months'],
  [18, 'a year and a half|1 year and 6 months|anderthalb Jahre|un año y medio|un an et demi'],
  [24, '2 years'],
  [1 + 2 * WEEK, '1 month 2 weeks'],
  [2.97, 'less than 3 months|bis 3 Monate'],
  [10 / (365 / 12), '10 days'],
  [0.99 * WEEK, "weniger als eine Woche|moins d'une semaine|moins d’une semaine"],
  [4 * WEEK, 'etwa 4 Wochen'],
  [1200, '1200 months'],
];
const readable = answersByMonths.flatMap(([months, answers]) =>
  answers.split('|').map((answer) => [answer, months] as const),
);

test.each(readable)('the answer "%s" is read as %d months', (text, months) => {
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

test.each(languages)(
  'the label of each option of the question about savings, typed as a text in the language %s, is read as that option',
  (language) => {
    if (question?.type !== 'text') throw new Error('emergency-months is no text');
    for (const { value } of question.options) {
      const label = question.words[language].options.find((option) => option.value === value)?.label ?? '';
      expect([label, toStepAnswer(question, label).answer]).toEqual([label, value]);
    }
  },
);

test('any typed text is parsed as 0 to 1,200 months, or as null', () => {
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
