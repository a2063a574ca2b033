import type { InsightsResult } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { extraQuestions } from '../../quiz/extra-questions';
import type { QuestionBank } from '../../quiz/question-bank';
import { answerOf, personas, quizOf, type Persona } from '../../quiz/simulation/personas';
import { buildInsights } from '../build-insights';
import before from './personas-before.json';

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

/** See `personas-before.json` for where it comes from. */
const outcomesBefore: Readonly<Record<string, Outcome>> = before.outcomes;

function outcomeOf({ insights, investment_profile }: InsightsResult): Outcome {
  const overall = insights[0];
  const advice = insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));
  return {
    overall: overall?.type === 'metric' ? overall.value : null,
    risk: investment_profile?.risk_tolerance ?? null,
    advice: advice.slice(0, ADVICE_SHOWN).map(({ title }) => title),
  };
}

function row(name: string, version: string, { overall, risk, advice }: Outcome): string {
  return `| ${name} | ${version} | ${overall?.toFixed(0) ?? 'none'} | ${risk ?? 'none'} | ${advice.join('; ') || 'none'} |`;
}

/** The ten answers, and of what is offered after them risk and whatever a persona has an answer of their own to. */
function allAnswers(questionBank: QuestionBank, persona: Persona): GivenAnswer[] {
  const ten = quizOf(questionBank, persona);
  const extras = extraQuestions(questionBank, ten).filter(({ id, role }) => role === 'risk' || id in persona.answers);
  return [...ten, ...extras.map((question) => ({ questionId: question.id, answer: answerOf(persona, question) }))];
}

function rowsOf(questionBank: QuestionBank, persona: Persona): string[] {
  const past = outcomesBefore[persona.name];
  if (!past) throw new Error(`personas-before.json has no outcome of "${persona.name}"`);
  const now = outcomeOf(buildInsights(questionBank, allAnswers(questionBank, persona), 'en'));
  return [row(persona.name, 'before', past), row('', 'now', now)];
}

/** What the first version and this one say to the same people, as a Markdown table. */
export function personasTable(questionBank: QuestionBank): string {
  return [
    '| Person | Version | Overall | Level of risk | First two pieces of advice |',
    '| --- | --- | --- | --- | --- |',
    ...personas.flatMap((persona) => rowsOf(questionBank, persona)),
  ].join('\n');
}

/** A page with the table in its place. Throws for a page without one. */
export function withPersonasTable(page: string, table: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('the page has no place for the table of personas');
  return `${page.slice(0, begin + BEGIN.length)}\n${table}\n${page.slice(end)}`;
}
