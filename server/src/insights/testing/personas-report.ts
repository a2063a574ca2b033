import type { InsightsResult } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { extraQuestions } from '../../quiz/extra-questions';
import type { QuestionBank } from '../../quiz/question-bank';
import { answerOf, personas, runPersonaQuiz, type Persona } from '../../../studies/quiz/personas';
import { buildInsights } from '../build-insights';

const ADVICE_SHOWN = 2;

/** The values that a persona sees first on the dashboard. */
interface Outcome {
  /** Overall score, 0 to 100; null if there are too few answers for a score. */
  readonly overall: number | null;
  readonly risk: string | null;
  /** Titles of the first two recommendations. */
  readonly advice: readonly string[];
}

function outcomeOf({ insights, investment_profile }: InsightsResult): Outcome {
  const overall = insights[0];
  const advice = insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));
  return {
    overall: overall?.type === 'metric' ? overall.value : null,
    risk: investment_profile?.risk_tolerance ?? null,
    advice: advice.slice(0, ADVICE_SHOWN).map(({ title }) => title),
  };
}

const isRiskKnown = (risk: string | null): risk is string => risk !== null && risk !== 'Not yet known';

/** Describes a persona by the overall score, and by the level of risk if it is known. */
function entry(name: string, { overall, risk }: Outcome): string {
  const score = overall === null ? 'no score' : overall.toFixed(0);
  return `${name}: ${score}${isRiskKnown(risk) ? `, ${risk}` : ''}`;
}

/**
 * Returns a persona's answers to the ten questions, to the extra questions about risk, and to the extra questions for which
 * the persona defines an answer.
 */
function allAnswers(questionBank: QuestionBank, persona: Persona): GivenAnswer[] {
  const ten = runPersonaQuiz(questionBank, persona);
  const extras = extraQuestions(questionBank, ten).filter(({ id, role }) => role === 'risk' || id in persona.answers);
  return [...ten, ...extras.map((question) => ({ questionId: question.id, answer: answerOf(persona, question) }))];
}

/** Builds a Markdown table of the dashboards of all personas, with a row for each pair of recommendations. */
export function personasTable(questionBank: QuestionBank): string {
  const byAdvice = new Map<string, string[]>();
  for (const persona of personas) {
    const outcome = outcomeOf(buildInsights(questionBank, allAnswers(questionBank, persona), 'en'));
    const advice = outcome.advice.join('; ') || 'none';
    byAdvice.set(advice, [...(byAdvice.get(advice) ?? []), entry(persona.name, outcome)]);
  }
  return [
    '| First two recommendations | Personas: overall score, and level of risk where it is known |',
    '| --- | --- |',
    ...Array.from(byAdvice, ([advice, entries]) => `| ${advice} | ${entries.join('<br>')} |`),
  ].join('\n');
}
