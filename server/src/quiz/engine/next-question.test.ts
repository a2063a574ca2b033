import fc from 'fast-check';
import { SKIP, type Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../answers';
import type { QuestionDefinition } from '../question-bank';
import { takeQuiz, type Respondent } from '../../../studies/quiz/forms';
import { brokenRules, isQuizTooLong } from '../../../studies/quiz/rules';
import { anyRespondent, extremeRespondent, propertyRunCount } from '../testing/respondents';
import { askedQuestions } from './eligible';
import { nextQuestion } from './next-question';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const total = 10;

function pathOf(respond: Respondent, seed = 7): QuestionDefinition[] {
  return askedQuestions(takeQuiz(respond, { total, seed }));
}

describe('the path through the quiz', () => {
  it('continues with a slider and a text question if the first six questions were neither', () => {
    const late = 'profile-goal debt-types cash-flow-spending cash-flow-bills cash-flow-essentials debt-missed'.split(
      ' ',
    );
    const answers: GivenAnswer[] = late.map((questionId) => ({ questionId, answer: SKIP }));
    const types = [7, 8].map(() => {
      const next = nextQuestion(answers, { total, seed: 1 });
      answers.push({ questionId: next?.id ?? '', answer: SKIP });
      return next?.type;
    });
    expect(new Set(types)).toEqual(new Set(['scale', 'text']));
  });

  it('is identical for identical answers and seed, and ends after ten answers', () => {
    fc.assert(
      fc.property(anyRespondent, anySeed, (respond, seed) => {
        const answers = takeQuiz(respond, { total, seed });
        expect(takeQuiz(respond, { total, seed })).toEqual(answers);
        expect(nextQuestion(answers, { total, seed })).toBeNull();
      }),
      { numRuns: propertyRunCount(25) },
    );
  });

  it('depends on the answers but not on their order', () => {
    fc.assert(
      fc.property(anyRespondent, anySeed, fc.integer({ min: 3, max: 9 }), (respond, seed, count) => {
        const answers = takeQuiz(respond, { total, seed }).slice(0, count);
        expect(nextQuestion(answers.toReversed(), { total, seed })).toBe(nextQuestion(answers, { total, seed }));
      }),
      { numRuns: propertyRunCount(50) },
    );
  });

  it('follows all quiz rules for users who answer everything well, answer everything badly, or skip everything', () => {
    const silent: Respondent = (question) => (question.type === 'multiple_choice' ? [SKIP] : SKIP);
    for (const respond of [extremeRespondent('best'), extremeRespondent('worst'), silent]) {
      for (let seed = 0; seed < 20; seed += 1) {
        const answers = takeQuiz(respond, { total, seed });
        expect(brokenRules(answers, total)).toEqual([]);
        expect(isQuizTooLong(answers)).toBe(false);
      }
    }
  });

  /** The separate study many-respondents.study.test.ts checks the rules for ten thousand simulated users. */
  it('follows all quiz rules for random users, such as never asking a question twice', () => {
    const people = fc.sample(fc.tuple(anyRespondent, anySeed), { numRuns: propertyRunCount(200), seed: 1 });
    const broken = people.flatMap(([respond, seed]) => brokenRules(takeQuiz(respond, { total, seed }), total));
    expect(broken).toEqual([]);
  });

  it('starts with the questions about spending and debts for all users', () => {
    fc.assert(
      fc.property(anyRespondent, anySeed, (respond, seed) => {
        const [first, second] = pathOf(respond, seed);
        expect([first?.id, second?.id]).toEqual(['cash-flow-spending', 'debt-types']);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a quiz taken again', () => {
  const ids = (answers: readonly GivenAnswer[]) => answers.map(({ questionId }) => questionId);

  it('repeats nearly all questions of the previous quiz, even with a new seed', () => {
    const people = fc.sample(fc.tuple(anyRespondent, anySeed, anySeed), {
      numRuns: propertyRunCount(50),
      seed: 20261122,
    });
    const shared = people.map(([respond, seed, other]) => {
      const first = ids(takeQuiz(respond, { total, seed }));
      return ids(takeQuiz(respond, { total, seed: other, previous: first })).filter((id) => first.includes(id)).length;
    });
    // Measured in 1,500 retakes: 96 % repeated all ten questions, 4 % repeated nine, and one retake repeated eight.
    expect(Math.min(...shared)).toBeGreaterThanOrEqual(9);
    expect(shared.filter((count) => count === total).length).toBeGreaterThanOrEqual(0.9 * people.length);
  });

  it('asks about bills, essentials and missed payments in the last three questions after a late sign of hardship', () => {
    const answers: Record<string, Answer> = {
      'cash-flow-spending': 'little_more',
      'debt-types': ['home_loan'],
      'emergency-months': 'six_months',
      'investing-experience': 'learning',
      'planning-ahead': 'disagree',
      'emergency-separate': 'none',
      'emergency-income-drop': 'fall_behind',
    };
    const others = ['protection-review', 'cash-flow-bills', 'cash-flow-essentials', 'debt-help'];
    const previous = [...Object.keys(answers).slice(0, 6), ...others];
    const respond: Respondent = (question) => answers[question.id] ?? extremeRespondent('worst')(question);
    const asked = ids(takeQuiz(respond, { total, seed: 2704711183, previous }));
    expect(asked.slice(0, 7)).toEqual(Object.keys(answers));
    expect(asked.slice(7).toSorted()).toEqual(['cash-flow-bills', 'cash-flow-essentials', 'debt-missed']);
  });

  it('follows all quiz rules for random users and random previous quizzes', () => {
    fc.assert(
      fc.property(anyRespondent, anyRespondent, anySeed, (before, now, seed) => {
        const previous = ids(takeQuiz(before, { total, seed }));
        expect(brokenRules(takeQuiz(now, { total, seed, previous }), total)).toEqual([]);
      }),
      { numRuns: propertyRunCount(25) },
    );
  });
});

describe('the choice of questions by earlier answers', () => {
  const best = extremeRespondent('best');
  const except =
    (answers: Record<string, Answer>): Respondent =>
    (question) =>
      answers[question.id] ?? best(question);
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  const share = (respond: Respondent, matches: (question: QuestionDefinition) => boolean) =>
    seeds.filter((seed) => pathOf(respond, seed).some(matches)).length / seeds.length;
  const isDebtDetail = ({ area, opening }: QuestionDefinition) => area === 'debt' && opening === undefined;

  it('includes a further question about debts for users with debts, and none for users without debts', () => {
    expect(share(best, isDebtDetail)).toBe(0);
    expect(share(except({ 'debt-types': ['payday', 'bnpl'], 'debt-manageability': 'too_much' }), isDebtDetail)).toBe(1);
  });

  it('leads to different questions for users with the best answers and users with the worst answers', () => {
    const idsOf = (path: readonly QuestionDefinition[]) => path.map(({ id }) => id).toSorted();
    const ways = (respond: Respondent) => seeds.map((seed) => idsOf(pathOf(respond, seed)).join(' '));
    const badly = ways(extremeRespondent('worst'));
    expect(ways(best).filter((way) => badly.includes(way))).toEqual([]);
  });
});
