import { bank } from './bank';
import type { BankInput, BankQuestionInput } from './bank-schema';
import { cashFlowQuestions } from './cash-flow';
import { debtQuestions } from './debt';
import { emergencyFundQuestions } from './emergency-fund';
import { investingQuestions } from './investing';
import { BankError, parseBank } from './parse-bank';
import { planningQuestions } from './planning';
import { profileQuestions } from './profile';
import { protectionQuestions } from './protection';

const questions = [
  ...cashFlowQuestions,
  ...emergencyFundQuestions,
  ...debtQuestions,
  ...protectionQuestions,
  ...planningQuestions,
  ...investingQuestions,
  ...profileQuestions,
];
const good: BankInput = { id: 'test-bank', questions };

/** The good bank with one question changed. */
function changed(id: string, change: Record<string, unknown>): unknown {
  expect(questions.map((question) => question.id)).toContain(id);
  return { ...good, questions: questions.map((question) => (question.id === id ? { ...question, ...change } : question)) };
}

function without(drop: (question: BankQuestionInput) => boolean): unknown {
  return { ...good, questions: questions.filter((question) => !drop(question)) };
}

const option = (value: string, points: number) => ({ value, label: value, points });

describe('parseBank', () => {
  it('takes the bank of the product and fills in its defaults', () => {
    expect(bank.questions.length).toBeGreaterThanOrEqual(20);
    expect(bank.byId.get('cash-flow-bills')).toMatchObject({ weight: 1, anchor: false, enemies: [] });
  });

  it.each<[string, unknown, RegExp]>([
    ['no list', { id: 'x' }, /questions/],
    ['an unknown field', changed('cash-flow-bills', { colour: 'green' }), /colour/],
    ['an unknown type', changed('cash-flow-bills', { type: 'slider' }), /type/],
    ['an unknown area', changed('cash-flow-bills', { area: 'luck' }), /area/],
    ['an empty text', changed('cash-flow-bills', { text: ' ' }), /may not be empty/],
    ['points above 100', changed('cash-flow-bills', { options: [option('a', 101), option('b', 0)] }), /points run from 0 to 100/],
    ['an option without points', changed('cash-flow-bills', { options: [{ value: 'a', label: 'A' }, option('b', 0)] }), /points/],
    ['an option called skip', changed('cash-flow-bills', { options: [option('skip', 0), option('b', 100)] }), /skip/],
    ['an option twice', changed('cash-flow-bills', { options: [option('a', 0), option('a', 100)] }), /option a stands twice/],
    ['a ladder that cannot reach 100', changed('cash-flow-bills', { options: [option('a', 0), option('b', 90)] }), /from 0 to 100/],
    ['penalties that cannot reach 100', changed('debt-types', { options: [option('home_loan', 0), option('bnpl', 0)].map(({ value, label }) => ({ value, label })) }), /penalties/],
    ['a question twice', { ...good, questions: [...questions, questions[1]] }, /cash-flow-bills stands twice/],
    ['a gate on an unknown question', changed('debt-card', { gate: { question: 'nowhere', anyOf: ['a'] } }), /unknown question nowhere/],
    ['a gate on an unknown option', changed('debt-card', { gate: { question: 'debt-types', anyOf: ['yacht'] } }), /debt-types\/yacht/],
    ['a gate on a question not everyone is asked', changed('debt-card', { gate: { question: 'debt-bnpl', anyOf: ['one'] } }), /everyone is asked/],
    ['points of a closed gate without a gate', changed('cash-flow-bills', { closedPoints: 50 }), /without a gate/],
    ['an unknown enemy', changed('cash-flow-bills', { enemies: ['nobody'] }), /nobody cannot be its enemy/],
    ['its own enemy', changed('cash-flow-bills', { enemies: ['cash-flow-bills'] }), /cannot be its enemy/],
    ['two anchors in an area', changed('cash-flow-bills', { anchor: true }), /Cash flow needs exactly one anchor and has 2/],
    ['no anchor in an area', changed('protection-review', { anchor: false }), /Protection needs exactly one anchor and has 0/],
    ['no second opener', changed('debt-types', { opening: undefined }), /opening 2/],
    ['no horizon', without(({ role }) => role === 'horizon'), /role horizon/],
    ['no text', without(({ type }) => type === 'text'), /type text/],
    ['no scale', without(({ type }) => type === 'scale'), /type scale/],
  ])('refuses %s', (_name, input, message) => {
    expect(() => parseBank(input)).toThrow(BankError);
    expect(() => parseBank(input)).toThrow(message);
  });

  it('names all mistakes at once', () => {
    const input = without(({ type, role }) => type === 'text' || role === 'horizon');
    expect(() => parseBank(input)).toThrow(/horizon.*text/);
  });
});
