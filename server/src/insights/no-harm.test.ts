import fc from 'fast-check';
import { SKIP, type Answer } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../quiz/answers';
import { extraQuestions } from '../quiz/extra-questions';
import { questionBank, getAnswerValues } from '../quiz/question-bank';
import { allDangerSigns } from '../quiz/safety/dangers';
import { anyAnswers, anyQuiz, anyRespondent, propertyRunCount } from '../quiz/testing/respondents';
import { takeQuiz, type Respondent } from '../../studies/quiz/forms';
import { investmentProfile } from './investment-profile';
import { userFactsOf } from './user-facts';
import { recommend } from './recommendations/recommend';

const HELPLINE = 'Talk to a free financial counsellor';
const FIRST_BILLS = 'Pay for home, power and food first';

/** True for advice about investing, extra super or risk. The title's words decide, so that the test covers every rule. */
const isGrowth = (title: string) =>
  /\b(regular investing|start small|extra super|adding to your super|spreading investments|spread your investments|fall in the market|markets fall|check your investments|investing habits)/i.test(
    title,
  );
/** True for advice about debts that can wait until the essentials are paid. */
const isOtherDebt = (title: string) =>
  /\b(payday|card|highest rate|repayment|buy now|borrowing more|loan)/i.test(title);

const of = (answers: readonly GivenAnswer[], id: string): readonly string[] => {
  const given = answers.find(({ questionId }) => questionId === id);
  const values = given ? chosenValues(given.answer) : [];
  return values.includes(SKIP) ? [] : values;
};
const says = (answers: readonly GivenAnswer[], id: string, ...values: string[]) =>
  of(answers, id).some((value) => values.includes(value));

/** True if advice may mention investing: relevant answers are known and show no danger. Ignores the product's rules. */
function isSafeToSpeakOfInvesting(answers: readonly GivenAnswer[]): boolean {
  const debts = of(answers, 'debt-types');
  const owesForHome = debts.includes('home_loan');
  const knowsDebts = debts.length > 0 && debts.every((debt) => ['home_loan', 'help', 'none'].includes(debt));
  const spendsWithinMeans = says(answers, 'cash-flow-spending', 'much_less', 'little_less', 'about_equal');
  const paysOnTime = says(answers, 'cash-flow-bills', 'all', 'nearly_all');
  const hasBuffer = says(answers, 'emergency-months', 'three_months', 'six_months');
  const carriesLoan =
    !owesForHome ||
    says(answers, 'debt-manageability', 'manageable', 'nothing_owing') ||
    says(answers, 'debt-repayments', 'under_20', 'under_35');
  const bad =
    says(answers, 'debt-missed', 'few', 'behind') ||
    says(answers, 'debt-manageability', 'too_much', 'far_too_much') ||
    says(answers, 'debt-repayments', 'over_35', 'over_50') ||
    says(answers, 'cash-flow-essentials', 'once', 'several', 'now');
  return knowsDebts && spendsWithinMeans && paysOnTime && hasBuffer && carriesLoan && !bad;
}

const isTrulyBehind = (answers: readonly GivenAnswer[]) =>
  says(answers, 'debt-types', 'overdue') ||
  says(answers, 'cash-flow-bills', 'some', 'few') ||
  says(answers, 'debt-missed', 'behind') ||
  says(answers, 'debt-bnpl', 'behind');

const titlesOf = (answers: readonly GivenAnswer[]) => recommend(userFactsOf(answers), 'en').map(({ title }) => title);

const quizOf = (respond: Respondent, seed: number) => takeQuiz(respond, { total: 10, seed });

/**
 * Generates users with mostly good answers, so that many of them are just barely allowed or refused advice about investing.
 */
const mostlyWell = fc
  .tuple(anyRespondent, fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }), fc.nat())
  .map(([respond, slips, seed]) =>
    quizOf((question) => {
      const index = questionBank.questions.indexOf(question);
      if (slips[index] && index % 4 === 0) return respond(question);
      if (question.type === 'single_choice' && question.area !== 'profile') return question.options[0]?.value ?? SKIP;
      if (question.id === 'debt-types') return [slips[0] ? 'none' : 'home_loan'];
      if (question.id === 'profile-goal') return 'later';
      return respond(question);
    }, seed),
  );

describe('every sign of danger', () => {
  it.each(allDangerSigns.map((sign) => [sign.question, sign] as const))(
    'that depends on the question %s refers only to options that exist in the question bank',
    (id, sign) => {
      const question = questionBank.byId.get(id);
      const named = 'anyOf' in sign ? sign.anyOf : sign.noneOf;
      expect(named.filter((value) => !question || !getAnswerValues(question).includes(value))).toEqual([]);
    },
  );
});

describe('advice to invest, to add to super or to take risk', () => {
  it.each([
    ['after any combination of answers', anyAnswers, propertyRunCount(300)],
    ['after complete quizzes', anyQuiz, propertyRunCount(60)],
    ['after quizzes of people who do nearly everything well', mostlyWell, propertyRunCount(100)],
  ] as const)('is never given if a financial danger exists or cannot be ruled out, %s', (_name, answers, numRuns) => {
    fc.assert(
      fc.property(answers, (given) => {
        if (isSafeToSpeakOfInvesting(given)) return;
        const facts = userFactsOf(given);
        expect(recommend(facts, 'en').filter(({ title }) => isGrowth(title))).toEqual([]);
        const { risk_tolerance, preferred_focus } = investmentProfile(facts, 'en');
        expect(risk_tolerance).not.toMatch(/Growth|Balanced/);
        expect(preferred_focus).not.toMatch(/grow|invest/i);
      }),
      { numRuns },
    );
  });

  it('is given to users without financial danger, and withheld if one answer about danger is missing or skipped', () => {
    const clear: Record<string, Answer> = {
      'cash-flow-spending': 'much_less',
      'debt-types': ['none'],
      'cash-flow-bills': 'all',
      'emergency-months': 'six_months',
      'investing-experience': 'learning',
      'profile-goal': 'later',
      'profile-risk-choice': 'wide',
    };
    const given = Object.entries(clear).map(([questionId, answer]) => ({ questionId, answer }));
    expect(titlesOf(given).filter(isGrowth)).not.toEqual([]);
    expect(investmentProfile(userFactsOf(given), 'en').risk_tolerance).toBe('Growth');
    for (const { questionId } of given.slice(0, 4)) {
      const unknown = given.filter((answered) => answered.questionId !== questionId);
      expect([questionId, titlesOf(unknown).filter(isGrowth)]).toEqual([questionId, []]);
      const skipped = given.map((answered) =>
        answered.questionId === questionId
          ? { questionId, answer: Array.isArray(answered.answer) ? [SKIP] : SKIP }
          : answered,
      );
      expect([questionId, titlesOf(skipped).filter(isGrowth)]).toEqual([questionId, []]);
    }
  });
});

describe('people who are behind on payments', () => {
  it('are advised to call the National Debt Helpline first, and to pay home, power and food before other debts', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuiz, anyAnswers), (given) => {
        if (!isTrulyBehind(given)) return;
        const advice = recommend(userFactsOf(given), 'en');
        expect(advice[0]?.title).toBe(HELPLINE);
        expect(advice[0]?.description).toContain('1800 007 007');
        const titles = advice.map(({ title }) => title);
        const bills = titles.indexOf(FIRST_BILLS);
        const others = titles.findIndex(isOtherDebt);
        expect(bills).toBeGreaterThan(0);
        expect(others === -1 || bills < others).toBe(true);
      }),
      { numRuns: propertyRunCount(200) },
    );
  });
});

describe('after a sign of hardship', () => {
  it('the quiz asks about bills, essentials and help, but not about investing, risk or long-term goals', () => {
    fc.assert(
      fc.property(anyRespondent, fc.nat(), (respond, seed) => {
        const early: Respondent = (question) =>
          question.id === 'debt-types' ? ['payday', 'loan', 'overdue'] : respond(question);
        const ten = quizOf(early, seed);
        const asked = ten.map(({ questionId }) => questionBank.byId.get(questionId));
        expect(asked.filter((question) => question?.area === 'investing')).toEqual([]);
        expect(asked.filter((question) => question?.role === 'risk' || question?.role === 'goal')).toEqual([]);
        const roles = asked.map((question) => question?.role);
        for (const role of ['bills', 'missed', 'essentials']) expect(roles).toContain(role);
        // Questions about pressures and support payments are optional extra questions after the ten questions of the quiz.
        const offered = extraQuestions(ten).map(({ role }) => role);
        expect(offered).toEqual(expect.arrayContaining(['pressure', 'support']));
        expect(offered).not.toContain('risk');
      }),
      { numRuns: propertyRunCount(40) },
    );
  });
});
