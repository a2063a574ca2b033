import { questionBank, questionBankInput } from './question-bank';
import type { QuestionBankInput, QuestionInput } from './question-bank-schema';
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

const withContradiction = (...contradictions: NonNullable<QuestionBankInput['contradictions']>) => ({
  ...questionBankInput,
  contradictions,
});
const condition = (question: string, ...anyOf: string[]) => ({ question, anyOf });

const option = (value: string, points: number, share = 50) => ({ value, points, share });
const ladder = (...points: number[]) => points.map((value, index) => option(`o${index}`, value, 100 / points.length));
const optionsOf = (id: string) => {
  const question = questions.find((one) => one.id === id);
  if (!question || !('options' in question) || !question.options) throw new Error(`${id} has no options`);
  return question.options;
};
const shareless = (id: string) => optionsOf(id).map(({ value }) => ({ value }));

describe('parseQuestionBank', () => {
  it('accepts the real question bank, and fills in default values', () => {
    expect(questionBank.questions).toHaveLength(questions.length);
    expect(questionBank.byId.get('cash-flow-bills')).toMatchObject({ weight: 1, anchor: false, enemies: [] });
    expect(questionBank.contradictions).toEqual(questionBankInput.contradictions);
  });

  it('reports no problem with the real question bank', () => {
    expect(() => checkQuestionBank(questionBankInput)).not.toThrow();
  });

  it.each<[string, unknown, RegExp]>([
    ['no list of questions', { id: 'x' }, /questions/],
    ['an unknown field', changed('cash-flow-bills', { colour: 'green' }), /colour/],
    ['points above 100', changed('cash-flow-bills', { options: ladder(101, 0) }), /points run from 0 to 100/],
    ['an option called skip', changed('cash-flow-bills', { options: [option('skip', 100), option('b', 0)] }), /skip/],
    [
      'an option of a multiple choice called none',
      changed('protection-scams', { options: ['none', 'b'].map((value) => ({ value, share: 50 })) }),
      /may not be "none"/,
    ],
  ])('refuses a malformed question bank: %s', (_name, input, message) => {
    expect(() => checkQuestionBank(input)).toThrow(QuestionBankError);
    expect(() => checkQuestionBank(input)).toThrow(message);
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a duplicate option',
      changed('cash-flow-big-bills', { options: [option('a', 100), option('a', 0)] }),
      /cash-flow-big-bills: the option a stands twice/,
    ],
    [
      'options whose points do not reach 100',
      changed('cash-flow-big-bills', { options: ladder(90, 0) }),
      /cash-flow-big-bills: the points must reach from 100 to 0/,
    ],
    [
      'options whose points rise',
      changed('cash-flow-big-bills', { options: ladder(0, 50, 100) }),
      /cash-flow-big-bills: the points must fall/,
    ],
    [
      'an option without a share',
      changed('cash-flow-big-bills', { options: [...ladder(100, 0), { value: 'z', points: 50 }] }),
      /cash-flow-big-bills: the option z needs a share/,
    ],
    [
      'shares that add up to more than 100',
      changed('cash-flow-big-bills', { options: [option('a', 100, 60), option('b', 0, 41)] }),
      /cash-flow-big-bills: the shares must add up to 100 and are 101/,
    ],
    [
      'a text answer whose steps do not fall to 0',
      changed('emergency-months', {
        options: [6, 3].map((from) => ({ ...option(`o${from}`, from === 6 ? 100 : 0), from })),
      }),
      /emergency-months: the steps must fall from the longest down to 0/,
    ],
    [
      'a text answer without steps, unless it is an extra question',
      changed('profile-wish', { extra: false }),
      /profile-wish: a text without steps is an extra/,
    ],
    [
      'shares, although it is not scored',
      changed('profile-support', { options: ladder(100, 0) }),
      /profile-support: shares belong to scored questions only/,
    ],
    [
      'penalties that add up to less than 100',
      changed('emergency-sources', {
        options: [
          { ...shareless('emergency-sources')[0], penalty: 99, share: 9 },
          { value: 'b', share: 9 },
        ],
      }),
      /emergency-sources: all penalties together must reach 100 and are 99/,
    ],
  ])('refuses a question with %s', (_name, input, message) => {
    expect(() => checkQuestionBank(input)).toThrow(QuestionBankError);
    expect(() => checkQuestionBank(input)).toThrow(message);
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a duplicate question',
      { ...questionBankInput, questions: [...questions, questions[1]] },
      /cash-flow-bills stands twice/,
    ],
    [
      'a gate on an unknown question',
      changed('debt-help', { gate: condition('nowhere', 'a') }),
      /debt-help: .* unknown question nowhere/,
    ],
    [
      'a gate on a gated question',
      changed('debt-help', { gate: condition('debt-bnpl', 'one') }),
      /debt-help: .* everyone is asked/,
    ],
    [
      'a gate without points when closed',
      changed('debt-help', { closedPoints: undefined }),
      /debt-help: a scored question with a gate needs closedPoints/,
    ],
    [
      'an unknown enemy question',
      changed('cash-flow-bills', { enemies: ['nobody'] }),
      /cash-flow-bills: nobody cannot be its enemy/,
    ],
    [
      'an enemy question that does not name the other one',
      changed('cash-flow-bills', { enemies: ['debt-missed'] }),
      /cash-flow-bills: its enemy debt-missed must name it too/,
    ],
    [
      'two opening questions that are enemies',
      changedAll({
        'cash-flow-spending': { enemies: ['debt-types'] },
        'debt-types': { enemies: ['cash-flow-spending'] },
      }),
      /cash-flow-spending: its enemy debt-types is always asked/,
    ],
    [
      'enemy questions that are both required',
      changedAll({
        'profile-goal': { enemies: ['profile-support'] },
        'profile-support': { enemies: ['profile-goal'] },
      }),
      /role goal and the role support: only one/,
    ],
    ['an area without questions', without(({ area }) => area === 'protection'), /Protection has no question/],
    [
      'two anchor questions in an area',
      changed('cash-flow-bills', { anchor: true }),
      /Cash flow needs exactly one anchor and has 2/,
    ],
    ['no second opening question', changed('debt-types', { opening: undefined }), /opening 2/],
    ['no question about the goal', without(({ role }) => role === 'goal'), /role goal/],
    [
      'an extra question that is scored',
      changed('cash-flow-bills', { extra: true }),
      /only questions of the profile are extras/,
    ],
    [
      'an unknown question to clarify a contradiction',
      withContradiction({
        first: condition('cash-flow-bills', 'all'),
        second: condition('debt-missed', 'few'),
        clarify: 'nowhere',
      }),
      /nowhere cannot clarify/,
    ],
    [
      'a contradiction between enemy questions',
      withContradiction({
        first: condition('cash-flow-left-over', 'always'),
        second: condition('cash-flow-run-short', 'few'),
      }),
      /cash-flow-left-over and cash-flow-run-short are never both asked/,
    ],
  ])('refuses a question bank with %s', (_name, input, message) => {
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
