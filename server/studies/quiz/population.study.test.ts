import { questionBank } from '../../src/quiz/question-bank';
import { scoreAnswers } from '../../src/quiz/scoring';
import { handMadeQuestionIds, adaptiveForm, sessionSeed } from './forms';
import { modelPopulation } from './population';

test('the hand-made quiz form, the comparison of the study, contains ten distinct questions from the question bank', () => {
  expect(new Set(handMadeQuestionIds).size).toBe(10);
  expect(handMadeQuestionIds.filter((id) => !questionBank.byId.has(id))).toEqual([]);
});

describe('simulated people', () => {
  it('are identical for the same seed, and differ in the number of questions answered', () => {
    const [first, again] = [
      modelPopulation(questionBank, 20, 3, 'right'),
      modelPopulation(questionBank, 20, 3, 'right'),
    ];
    expect(again).toEqual(first);
    expect(modelPopulation(questionBank, 20, 4, 'right')).not.toEqual(first);
    expect(new Set(first.map((person) => person.length)).size).toBeGreaterThan(3);
  });

  it('have about the average score of an unanswered quiz, and payday loans about as often as the question bank states', () => {
    const people = modelPopulation(questionBank, 600, 11, 'right');
    const overall = people.map((person) => scoreAnswers(questionBank, person).metrics.overall.value);
    const stranger = scoreAnswers(questionBank, []).metrics.overall.value;
    expect(Math.abs(overall.reduce((sum, value) => sum + value, 0) / overall.length - stranger)).toBeLessThan(2);
    const payday = people.filter((person) =>
      person.some(
        ({ questionId, answer }) => questionId === 'debt-types' && Array.isArray(answer) && answer.includes('payday'),
      ),
    );
    // The limits lie around the share for payday loans in the question bank, 3 of 100.
    expect(payday.length / people.length).toBeGreaterThan(0.01);
    expect(payday.length / people.length).toBeLessThan(0.06);
  });

  it('take the same path through the adaptive quiz when they repeat it with the same session seed', () => {
    const [person] = modelPopulation(questionBank, 1, 5, 'right');
    if (!person) throw new Error('nobody');
    const form = adaptiveForm(questionBank);
    expect(JSON.stringify(form(person, sessionSeed(0, 1)))).toBe(JSON.stringify(form(person, sessionSeed(0, 1))));
  });
});
