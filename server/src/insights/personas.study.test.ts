import type { GivenAnswer } from '../quiz/answers';
import { extraQuestions } from '../quiz/extra-questions';
import { answerOf, personas, runPersonaQuiz, type Persona } from '../../studies/quiz/personas';
import { buildInsights, getMetrics, getRecommendations } from './build-insights';

/** Returns answers to the quiz, to extra questions about risk, and to those for which the persona defines an answer. */
function answersOf(persona: Persona): GivenAnswer[] {
  const ten = runPersonaQuiz(persona);
  const extras = extraQuestions(ten).filter(({ id, role }) => role === 'risk' || id in persona.answers);
  return [...ten, ...extras.map((question) => ({ questionId: question.id, answer: answerOf(persona, question) }))];
}

/** Returns the values that a persona sees first: overall score, level of risk, and the first two recommendations. */
function dashboardOf(persona: Persona): readonly unknown[] {
  const result = buildInsights(answersOf(persona), 'en');
  const [score] = getMetrics(result).map(({ value }) => Math.round(value));
  const advice = getRecommendations(result).map(({ title }) => title);
  return [score, result.investment_profile?.risk_tolerance, ...advice.slice(0, 2)];
}

it('the dashboards of the test personas match the stored snapshot (after an intended change, run this test with -u)', () => {
  expect(personas.length).toBeGreaterThanOrEqual(20);
  expect(personas.map((persona) => [persona.name, ...dashboardOf(persona)].join('; '))).toMatchSnapshot();
});
