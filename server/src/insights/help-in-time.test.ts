import fc from 'fast-check';
import { languages } from '@verdant/shared/contract';
import type { GivenAnswer } from '../quiz/answers';
import { isInHardship } from '../quiz/safety/dangers';
import { anyAnswers, anyQuiz, propertyRunCount } from '../quiz/testing/respondents';
import { userFactsOf } from './user-facts';
import { recommend } from './recommendations/recommend';
import { ruleTexts, fillBenchmarks } from './texts';
import { userFactsFrom, type Answers } from './testing/given';

const PHONE = '1800 007 007';
const adviceFor = (answers: readonly GivenAnswer[]) => recommend(userFactsOf(answers), 'en');
const idsFor = (answers: Answers) => recommend(userFactsFrom(answers), 'en').map(({ id }) => id);

const heavy: Answers = { 'debt-types': ['loan'], 'debt-manageability': 'too_much' };

/** Answers that show a lack of money before any payment is overdue, written by hand and not from the product's rules. */
const short: readonly [string, Answers][] = [
  ['repayments are uncomfortable and spending is above income', { ...heavy, 'cash-flow-spending': 'little_more' }],
  ['repayments are uncomfortable and under a month is saved', { ...heavy, 'emergency-months': 'weeks' }],
  ['repayments are uncomfortable and a payment was missed', { ...heavy, 'debt-missed': 'once' }],
  ['repayments are uncomfortable and big bills go on credit', { ...heavy, 'cash-flow-big-bills': 'borrow' }],
  ['the user went without essentials once', { 'debt-types': ['none'], 'cash-flow-essentials': 'once' }],
  ['more than half the income goes to repayments', { 'debt-types': ['home_loan'], 'debt-repayments': 'over_50' }],
  ['spending is much higher than income', { 'debt-types': ['none'], 'cash-flow-spending': 'much_more' }],
  [
    'the user could not afford a higher home loan rate',
    { 'debt-types': ['home_loan'], 'debt-home-loan-rates': 'could_not' },
  ],
  [
    'the user would take a payday loan for an unexpected bill',
    { 'debt-types': ['none'], 'emergency-sources': ['payday'] },
  ],
];

describe('the advice to call a debt counsellor', () => {
  it.each(short)('is the first recommendation if %s', (_name, answers) => {
    const [first, second] = recommend(userFactsFrom(answers), 'en');
    expect(first).toMatchObject({ id: 'debt-counsellor', urgency: 'high', essential: true });
    expect(first?.description).toContain(PHONE);
    expect(second?.id).toMatch(/^(lender-hardship|hardship)$/);
  });

  it('is followed by advice to call the hardship team of the lender only for users with repayments', () => {
    expect(idsFor({ ...heavy, 'debt-missed': 'once' }).slice(0, 2)).toEqual(['debt-counsellor', 'lender-hardship']);
    expect(idsFor({ 'debt-types': ['none'], 'cash-flow-essentials': 'once' })).not.toContain('lender-hardship');
  });

  it('is the first recommendation after any sign of hardship, whatever the other answers are', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuiz, anyAnswers), (answers) => {
        if (!isInHardship(userFactsOf(answers))) return;
        const [first] = adviceFor(answers);
        expect(first?.id).toBe('debt-counsellor');
        expect(first?.description).toContain(PHONE);
      }),
      { numRuns: propertyRunCount(200) },
    );
  });

  it('is not given to users who manage their debts', () => {
    expect(idsFor({ 'debt-types': ['loan'], 'debt-manageability': 'manageable' })).not.toContain('debt-counsellor');
    const secure = { 'cash-flow-spending': 'little_less', 'emergency-months': 'six_months', 'debt-missed': 'never' };
    expect(idsFor({ ...heavy, ...secure })).not.toContain('debt-counsellor');
  });
});

/** Sources: payment order from ndh.org.au/debt-solutions/prioritise-your-debts, steps from ndh.org.au on payday loans. */
describe.each(languages)('advice about payment priorities, in %s', (language) => {
  const textOf = (id: 'priority-bills' | 'payday-loan') => {
    const { text } = ruleTexts(id, language);
    return (typeof text === 'string' ? [text] : Object.values(text)).map((part) => fillBenchmarks(part, language));
  };

  it('names council rates and a needed car as priorities, and never says that a debt can wait', () => {
    const [text] = textOf('priority-bills');
    expect(text).toMatch(/council rates|Gemeindeabgaben|taxes municipales|tasas municipales/);
    expect(text).toMatch(/\b(car|Auto|voiture|auto)\b/);
    expect(text).not.toMatch(/can wait|können warten|peuvent attendre|pueden esperar/);
  });

  it('does not rank payday loans before other loans, and mentions direct debits and the ombudsman AFCA', () => {
    for (const text of textOf('payday-loan')) {
      expect(text).not.toMatch(/before other loans|vor anderen Krediten|avant les autres prêts|antes que otros/);
      expect(text).toMatch(/direct debit|Lastschrift|prélèvement|domiciliación/);
      expect(text).toContain('AFCA');
    }
  });
});

it('job loss, illness or disaster leads to advice on lenders and income support that does not quote the answer', () => {
  for (const pressure of ['work', 'illness', 'disaster']) {
    const advice = recommend(
      userFactsFrom({ 'debt-types': ['home_loan'], 'cash-flow-bills': 'all', 'profile-pressure': [pressure] }),
      'en',
    );
    expect(advice.map(({ id }) => id)).toEqual(expect.arrayContaining(['lender-hardship', 'income-support']));
    expect(advice.map(({ id }) => id)).not.toContain('rate-rise');
    expect(advice.map(({ why = '' }) => why).join()).not.toMatch(/making money harder/);
  }
});
