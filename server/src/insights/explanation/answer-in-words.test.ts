import { SKIP, type Answer } from '@verdant/shared/contract';
import { toStepAnswer } from '../../quiz/answers';
import { questionOf } from '../user-facts';
import { answerInWords } from './answer-in-words';

const words = (questionId: string, answer: Answer, touched?: boolean) => {
  const question = questionOf(questionId);
  return answerInWords(question, { questionId, ...toStepAnswer(question, answer), touched: touched ?? null }, 'en');
};

describe('answerInWords', () => {
  it.each<[string, Answer, string]>([
    ['emergency-months', 'days', 'Less than a week'],
    ['debt-types', ['none'], 'None of these'],
    ['debt-types', ['home_loan', 'help'], 'Home or investment property loan and HELP or HECS study loan'],
    [
      'debt-types',
      ['loan', 'payday', 'overdue'],
      'Personal or car loan; payday loan or cash advance; and a bill, rent or repayment that is overdue',
    ],
    ['debt-types', ['bnpl', 'payday'], 'Buy now, pay later; and payday loan or cash advance'],
    ['emergency-sources', ['savings', 'could_not'], 'Savings and I could not pay it'],
    ['emergency-months', SKIP, 'Not sure'],
    ['emergency-months', '2.5', 'One to two months'],
    ['planning-ahead', 7, '7 of 10'],
    ['planning-ahead', 'agree', '8 of 10'],
    ['planning-ahead', SKIP, 'Prefer not to say'],
  ])('phrases for the question %s the answer %j as "%s"', (questionId, answer, text) => {
    expect(words(questionId, answer)).toBe(text);
  });

  it('adds "slider not moved" to the answer only if the user did not move the slider', () => {
    expect(words('planning-ahead', 5, false)).toBe('5 of 10 (slider not moved)');
    expect(words('planning-ahead', 5, true)).toBe('5 of 10');
  });

  it.each([
    ['en', 'Less than a week (from your accounts)'],
    ['es', 'Menos de una semana (de sus cuentas)'],
    ['fr', "Moins d'une semaine (d'après vos comptes)"],
    ['de', 'Weniger als eine Woche (aus Ihren Konten)'],
  ] as const)('states in %s that an answer was confirmed from accounts', (language, text) => {
    const question = questionOf('emergency-months');
    const given = { questionId: question.id, answer: 'days', source: 'accounts' } as const;
    expect(answerInWords(question, given, language)).toBe(text);
  });

  it('returns null for answers in free text', () => {
    expect(words('profile-wish', 'A secret')).toBeNull();
    expect(words('emergency-months', 'My secret savings')).toBeNull();
  });
});
