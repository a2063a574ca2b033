import type { GivenAnswer } from '../quiz/answers';
import { extraQuestions } from '../quiz/extra-questions';
import { answerOf, runPersonaQuiz, type Persona } from '../../studies/quiz/personas';
import { buildInsights, getRecommendations } from './build-insights';

const calm = {
  'debt-types': ['none'],
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'cash-flow-essentials': 'never',
  'profile-missed': 'never',
  'profile-age': 'under_60',
  'profile-support': 'none',
};
const behind = { ...calm, 'debt-missed': 'behind', 'profile-missed': 'behind', 'emergency-months': 'days' };

type Row = readonly [
  name: string,
  level: number,
  answers: Persona['answers'],
  reads: readonly RegExp[],
  never: readonly RegExp[],
];

const HELPLINE = /1800 007 007/;
const SAVE = /Start a small buffer|Save another|Save automatically|three months of expenses/;
const LENDER = /Every lender has a hardship team|hardship team of the lender/;
const RENT_ASSISTANCE = /Rent Assistance/;

/** Users in difficult situations, each with patterns that must occur and patterns that must not occur in the advice. */
const people: readonly Row[] = [
  [
    'redundant at 63, behind on the home loan',
    0.5,
    {
      ...behind,
      'debt-types': ['home_loan', 'overdue'],
      'cash-flow-bills': 'some',
      'profile-wishes': ['retirement'],
      'profile-pressure': ['work'],
      'profile-age': 'from_60',
    },
    [HELPLINE, /home loan.*hardship team/, /From 60 you can usually use super.*from 65/],
    [/early access/, SAVE],
  ],
  [
    'a widow of 82 whose son keeps her card',
    0.2,
    {
      ...calm,
      'emergency-months': 'three_months',
      'profile-goal': 'retired',
      'profile-pressure': ['control'],
      'profile-age': 'from_67',
      'profile-support': 'main',
    },
    [/1800 353 374/, /power of attorney/],
    [SAVE, /finding work/, /take the quiz again/],
  ],
  [
    'a scam victim of 45 who lost her savings',
    0.4,
    {
      ...calm,
      'cash-flow-spending': 'about_equal',
      'debt-types': ['card_carried'],
      'emergency-months': 'days',
      'profile-goal': 'buffer',
      'profile-pressure': ['scam', 'overwhelmed'],
    },
    [/bank/, /IDCARE.*1800 595 160/, /Scamwatch/, /get your money back/],
    [SAVE, /needs and wants|miss least/, /take the quiz again/],
  ],
  [
    'one to whom debts are far too much, never a day late',
    0.3,
    {
      ...calm,
      'debt-types': ['home_loan', 'loan'],
      'debt-manageability': 'far_too_much',
      'debt-missed': 'never',
      'emergency-months': 'one_month',
    },
    [HELPLINE, /need not be behind/, LENDER],
    [/fall behind/, /Pay for home, power and food first/],
  ],
  [
    'an electrician with an ABN, behind with tax and a ute loan',
    0.5,
    {
      ...behind,
      'debt-types': ['loan', 'other_debt', 'overdue'],
      'cash-flow-bills': 'most',
      'profile-situation': ['business'],
    },
    [HELPLINE, /1800 413 828/, /tax office.*payment plan/, LENDER],
    [/apart from each payment|aside from each payment/],
  ],
  [
    'a visa holder in casual work who rents and wants a home',
    0.3,
    {
      ...calm,
      'emergency-months': 'one_month',
      'profile-goal': 'home',
      'profile-situation': ['migrant', 'casual', 'renting'],
    },
    [/citizens and permanent residents/, /131 450/, /13 13 94/],
    [RENT_ASSISTANCE],
  ],
  [
    'a single mother who owned a home before and wants one again',
    0.3,
    {
      ...calm,
      'emergency-months': 'three_months',
      'profile-goal': 'home',
      'profile-pressure': ['separation'],
      'profile-situation': ['children', 'renting'],
      'profile-support': 'part',
    },
    [/2%.*single parent|single parent.*2%/, /owned/, /Family Tax Benefit/, RENT_ASSISTANCE],
    [/Once bills and repayments are steady/, /first home buyer needs/],
  ],
  [
    'a man of 61 on JobSeeker who goes without food',
    0.5,
    {
      ...calm,
      'cash-flow-spending': 'about_equal',
      'cash-flow-bills': 'nearly_all',
      'cash-flow-essentials': 'now',
      'emergency-months': 'days',
      'profile-situation': ['renting'],
      'profile-age': 'from_60',
      'profile-support': 'main',
    },
    [HELPLINE, /food and medicine/, /Services Australia/, RENT_ASSISTANCE],
    [SAVE, /miss least/, /account of their own/],
  ],
  [
    'one who still works at 68 with a home loan nearly paid off',
    0.15,
    {
      ...calm,
      'debt-types': ['home_loan'],
      'debt-manageability': 'manageable',
      'emergency-months': 'six_months',
      'profile-wishes': ['retirement'],
      'profile-age': 'from_67',
    },
    [/Work Bonus/],
    [/usually locked/, SAVE],
  ],
  [
    'a retired carer of 64',
    0.35,
    {
      ...calm,
      'cash-flow-spending': 'about_equal',
      'emergency-months': 'one_month',
      'profile-goal': 'retired',
      'profile-pressure': ['illness'],
      'profile-situation': ['carer'],
      'profile-age': 'from_60',
      'profile-support': 'part',
    },
    [/1800 422 737/, /Services Australia/],
    [/Employers pay|payday/, /finding work/],
  ],
  [
    'one who gambles and is behind with a payday loan',
    0.7,
    {
      ...behind,
      'cash-flow-spending': 'much_more',
      'debt-types': ['payday', 'card_carried', 'overdue'],
      'cash-flow-bills': 'some',
      'profile-pressure': ['gambling'],
      'profile-situation': ['renting'],
    },
    [HELPLINE, /payday loans/, LENDER],
    [SAVE, /invest/],
  ],
  [
    'a pensioner of 75 who rents',
    0.3,
    {
      ...calm,
      'cash-flow-spending': 'about_equal',
      'emergency-months': 'one_month',
      'profile-goal': 'retired',
      'profile-situation': ['renting', 'retired'],
      'profile-age': 'from_67',
      'profile-support': 'main',
    },
    [RENT_ASSISTANCE, /Pensioner Concession Card/],
    [/payday/, /Save another/],
  ],
];

/** Adds answers to extra questions. Recursive, because such an answer can lead to a further extra question. */
function withExtras(answers: readonly GivenAnswer[], persona: Persona): GivenAnswer[] {
  const open = extraQuestions(answers).filter(
    ({ id }) => id in persona.answers && !answers.some(({ questionId }) => questionId === id),
  );
  const added = open.map((question) => ({ questionId: question.id, answer: answerOf(persona, question) }));
  return added.length === 0 ? [...answers] : withExtras([...answers, ...added], persona);
}

/** Returns all advice to a persona after the ten questions and the extra questions. */
function adviceOf(persona: Persona): string[] {
  const answers = withExtras(runPersonaQuiz(persona), persona);
  return getRecommendations(buildInsights(answers, 'en')).map(({ urgency, title, description, amounts = '' }) =>
    `${urgency}: ${title}. ${description} ${amounts}`.trim(),
  );
}

describe.each(people)('advice for %s', (name, level, answers, reads, never) => {
  const read = adviceOf({ name, level, answers });

  it('contains every statement that this example user must see', () => {
    expect(reads.filter((words) => !read.some((text) => words.test(text))).map(String)).toEqual([]);
  });

  it('contains no statement that is false or harmful for this example user', () => {
    expect(read.filter((text) => never.some((words) => words.test(text)))).toEqual([]);
  });
});
