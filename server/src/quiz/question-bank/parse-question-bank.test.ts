import { questionBank, questionBankInput } from './question-bank';
import type { QuestionInput } from './question-bank-schema';
import { checkQuestionBank, QuestionBankError } from './testing/question-bank-rules';

const { questions } = questionBankInput;

/** Returns the valid question bank with some questions changed. */
function changedAll(changes: Record<string, Record<string, unknown>>): unknown {
  expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(changes)));
  return { ...questionBankInput, questions: questions.map((question) => ({ ...question, ...changes[question.id] })) };
}

const changed = (id: string, change: Record<string, unknown>) => changedAll({ [id]: change });

/** Returns the valid question bank without some questions, and without contradictions, which might refer to them. */
function without(drop: (question: QuestionInput) => boolean): unknown {
  return { ...questionBankInput, contradictions: [], questions: questions.filter((question) => !drop(question)) };
}

const BILLS = 'cash-flow-big-bills';
const condition = (question: string, ...anyOf: string[]) => ({ question, anyOf });

const option = (value: string, points: number, share = 50) => ({ value, points, share });
const ladder = (...points: number[]) => points.map((value, index) => option(`o${index}`, value, 100 / points.length));
describe('parseQuestionBank', () => {
  it('accepts the real question bank, and fills in default values', () => {
    expect(() => checkQuestionBank(questionBankInput)).not.toThrow();
    expect(questionBank.questions).toHaveLength(questions.length);
    expect(questionBank.byId.get('cash-flow-bills')).toMatchObject({ weight: 1, anchor: false, enemies: [] });
  });

  it.each<[string, unknown, RegExp]>([
    ['no list of questions', { id: 'x' }, /questions/],
    ['an unknown field', changed('cash-flow-bills', { colour: 'green' }), /colour/],
    ['an option called skip', changed('cash-flow-bills', { options: [option('skip', 100), option('b', 0)] }), /skip/],
    [
      'a duplicate option',
      changed(BILLS, { options: [option('a', 100), option('a', 0)] }),
      /the option a stands twice/,
    ],
    ['points that do not reach 100', changed(BILLS, { options: ladder(90, 0) }), /must reach from 100 to 0/],
    ['points that rise', changed(BILLS, { options: ladder(0, 50, 100) }), /the points must fall/],
    ['a missing share', changed(BILLS, { options: [...ladder(100, 0), { value: 'z' }] }), /z needs a share/],
    ['shares above 100', changed(BILLS, { options: [option('a', 100, 60), option('b', 0, 41)] }), /and are 101/],
    ['shares without a score', changed('profile-support', { options: ladder(100, 0) }), /scored questions only/],
    ['an unscored text among the ten', changed('profile-wish', { extra: false }), /a text without steps is an extra/],
    ['a duplicate question', { ...questionBankInput, questions: [...questions, questions[1]] }, /bills stands twice/],
    ['a gate on an unknown question', changed('debt-help', { gate: condition('nowhere', 'a') }), /question nowhere/],
    ['a gate on a gated question', changed('debt-help', { gate: condition('debt-bnpl', 'one') }), /everyone is asked/],
    ['no points for a closed gate', changed('debt-help', { closedPoints: undefined }), /needs closedPoints/],
    ['a one-sided enemy', changed('cash-flow-bills', { enemies: ['debt-missed'] }), /must name it too/],
    ['an area without questions', without(({ area }) => area === 'protection'), /Protection has no question/],
    ['two anchors in an area', changed('cash-flow-bills', { anchor: true }), /exactly one anchor and has 2/],
    ['no second opening question', changed('debt-types', { opening: undefined }), /opening 2/],
    ['no question about the goal', without(({ role }) => role === 'goal'), /role goal/],
    ['a scored extra question', changed('cash-flow-bills', { extra: true }), /only questions of the profile/],
    [
      'a contradiction between enemies',
      {
        ...questionBankInput,
        contradictions: [
          { first: condition('cash-flow-left-over', 'always'), second: condition('cash-flow-run-short', 'few') },
        ],
      },
      /are never both asked/,
    ],
  ])('refuses %s', (_name, input, message) => {
    expect(() => checkQuestionBank(input)).toThrow(QuestionBankError);
    expect(() => checkQuestionBank(input)).toThrow(message);
  });

  it('reports all mistakes at once', () => {
    const input = without(({ role }) => role === 'goal' || role === 'risk');
    expect(() => checkQuestionBank(input)).toThrow(/role goal.*role risk/);
    const two = changedAll({ 'cash-flow-bills': { closedPoints: 5 }, 'planning-ahead': { closedPoints: 5 } });
    expect(() => checkQuestionBank(two)).toThrow(/cash-flow-bills: closedPoints.*planning-ahead: closedPoints/);
  });
});
