import { SKIP } from '@verdant/shared/contract';
import { areas, type Area } from './areas';
import { questionBank } from './question-bank';
import { questionBankProblems } from './testing/question-bank-rules';
import { isScored, type QuestionDefinition } from './question-definition';

/** The published ladders that some questions must follow, the healthiest option first. */
const ladders: Record<string, number[]> = {
  'cash-flow-spending': [100, 75, 50, 25, 0],
  'cash-flow-bills': [100, 60, 40, 20, 0],
  'emergency-months': [100, 75, 50, 25, 0],
  'debt-manageability': [100, 85, 40, 0],
  'protection-review': [100, 75, 50, 25, 0],
  'planning-ahead': [100, 65, 35, 15, 0],
  'planning-retirement': [100, 75, 50, 25, 0],
  'investing-experience': [100, 80, 60, 35, 0],
};

const counts = { cash_flow: 6, emergency_fund: 6, debt: 8, protection: 5, planning: 5, investing: 5, profile: 13 };

const scored = questionBank.questions.filter(isScored);

/** True if the question distinguishes users in very good or bad situations: few users choose an extreme option. */
function isTargeted(question: QuestionDefinition): boolean {
  const FEW = 12;
  if (question.strength !== 'strong' && question.strength !== 'anchor') return false;
  if (question.type === 'multiple_choice') return question.options.some(({ share }) => (share ?? 100) <= FEW);
  return [question.options[0], question.options.at(-1)].some((option) => (option?.share ?? 100) <= FEW);
}

/** Estimates the time for a question: four seconds to understand and choose, and 3.5 words a second to read. */
function readingSeconds({ words: { en } }: QuestionDefinition): number {
  const labels = en.options.filter(({ value }) => value !== SKIP).map(({ label }) => label);
  return 4 + [en.text, ...labels].join(' ').split(/\s+/).length / 3.5;
}

describe('the questions', () => {
  it('have the properties that every question bank must have, such as one anchor for each area', () => {
    expect(questionBankProblems()).toEqual([]);
  });

  it('have the expected number in each area', () => {
    const countIn = (area: Area) => questionBank.questions.filter((question) => question.area === area).length;
    expect(Object.fromEntries(areas.map((area) => [area, countIn(area)]))).toEqual(counts);
  });

  it.each(Object.entries(ladders))('%s gives the expected points for each option', (id, expected) => {
    const question = questionBank.byId.get(id);
    if (!question || question.type === 'multiple_choice') throw new Error(`${id} is no ladder`);
    expect(question.options.map(({ points }) => points)).toEqual(expected);
  });

  it('include at least 30% scored questions that target very good or very bad situations', () => {
    expect(scored.filter(isTargeted).length / scored.length).toBeGreaterThanOrEqual(0.3);
  });

  it('state a duration that differs by at most one second from the estimated time to read and answer', () => {
    const selections = questionBank.questions.filter(({ type }) => type !== 'text');
    expect(
      selections.filter((question) => Math.abs(question.seconds - readingSeconds(question)) > 1).map(({ id }) => id),
    ).toEqual([]);
    expect(questionBank.questions.filter(({ type, seconds }) => type === 'text' && seconds < 20)).toEqual([]);
  });

  it('take less than three minutes for ten questions of average length', () => {
    const mean = questionBank.questions.reduce((sum, { seconds }) => sum + seconds, 0) / questionBank.questions.length;
    expect(mean * 10).toBeLessThan(180);
  });

  it('include a single anchor that depends on another answer, debt-manageability', () => {
    const gated = questionBank.questions.filter(({ gate, strength }) => gate && strength === 'anchor');
    expect(gated.map(({ id }) => id)).toEqual(['debt-manageability']);
  });

  it('have a weight of 0.3 if they are about a single kind of debt', () => {
    const oneKind = scored.filter(({ area, gate }) => area === 'debt' && gate?.anyOf.length === 1);
    expect(oneKind).toHaveLength(3);
    expect(oneKind.filter(({ weight }) => weight !== 0.3)).toEqual([]);
  });

  it('give full points to users to whom a question about debts does not apply', () => {
    const gated = scored.filter(({ gate }) => gate);
    expect(gated.length).toBeGreaterThan(0);
    expect(gated.filter(({ closedPoints }) => closedPoints !== 100)).toEqual([]);
    expect(gated.filter(({ gate }) => gate?.question !== 'debt-types')).toEqual([]);
    expect(gated.filter(({ area }) => area === 'investing')).toEqual([]);
  });

  it('mark savings under one month with two flags: under one month and under three months', () => {
    const flags = questionBank.byId.get('emergency-months')?.options.map((option) => option.flags.join());
    const under = 'buffer_under_3_months,buffer_under_1_month';
    expect(flags).toEqual(['', '', 'buffer_under_3_months', under, under]);
  });
});
