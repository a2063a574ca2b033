import type { InsightsResult } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { extraQuestions } from '../../quiz/extra-questions';
import type { QuestionBank } from '../../quiz/question-bank';
import type { Persona } from '../../quiz/simulation/persona';
import { answerOf, personas, quizOf } from '../../quiz/simulation/personas';
import { buildInsights } from '../build-insights';

const BEGIN = '<!-- personas:begin -->';
const END = '<!-- personas:end -->';
const ADVICE_SHOWN = 2;

/** What the first look at the dashboard says to somebody. */
interface Outcome {
  /** Null without a score. */
  readonly overall: number | null;
  readonly risk: string | null;
  /** Titles, the first two. */
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

function row(name: string, { overall, risk, advice }: Outcome): string {
  return `| ${name} | ${overall?.toFixed(0) ?? 'none'} | ${risk ?? 'none'} | ${advice.join('; ') || 'none'} |`;
}

/** The ten answers, and of what is offered after them risk and whatever a persona has an answer of their own to. */
function allAnswers(questionBank: QuestionBank, persona: Persona): GivenAnswer[] {
  const ten = quizOf(questionBank, persona);
  const extras = extraQuestions(questionBank, ten).filter(({ id, role }) => role === 'risk' || id in persona.answers);
  return [...ten, ...extras.map((question) => ({ questionId: question.id, answer: answerOf(persona, question) }))];
}

const rowOf = (questionBank: QuestionBank, persona: Persona): string =>
  row(persona.name, outcomeOf(buildInsights(questionBank, allAnswers(questionBank, persona), 'en')));

/** What the dashboard shows to each persona, as a Markdown table. */
export function personasTable(questionBank: QuestionBank): string {
  return [
    '| Persona | Overall | Level of risk | First two recommendations |',
    '| --- | --- | --- | --- |',
    ...personas.map((persona) => rowOf(questionBank, persona)),
  ].join('\n');
}

/** A page with the table in its place. Throws for a page without one. */
export function withPersonasTable(page: string, table: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('the page has no place for the table of personas');
  return `${page.slice(0, begin + BEGIN.length)}\n${table}\n${page.slice(end)}`;
}
