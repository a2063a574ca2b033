import { questionBank } from '../question-bank';
import { scoreAnswers } from '../scoring';
import { handMadeForm, searchedForm } from './fixed-forms';
import { adaptiveForm, sessionSeed } from './forms';
import { holds, limitsOf } from './limits';
import { populationOf } from './population';
import { processorTime } from './processor-time';
import { reportOf } from './report';
import { runStudy } from './study';

/** A smaller run of `npm run quiz:simulate`, the same every time. */
const study = runStudy(questionBank, { people: 250, seed: 20261121, greedy: searchedForm, now: processorTime });

describe('the study of the quiz', () => {
  it.each(limitsOf(study).map((limit) => [limit.promise, limit] as const))('%s', (_promise, limit) => {
    expect([limit.measured, limit.kind, limit.limit, holds(limit)]).toEqual([
      limit.measured,
      limit.kind,
      limit.limit,
      true,
    ]);
  });

  it('breaks no rule of content', () => expect(study.adaptive.broken).toEqual([]));

  it('reports what it measured', () => {
    const report = reportOf(study, searchedForm);
    expect(report).toContain('| right | adaptive |');
    expect(report).toContain(study.results.wrong['balanced random'].meanRmse.toFixed(2));
    expect(report).not.toContain('**broken**');
  });
});

describe('the rivals', () => {
  it.each([handMadeForm, searchedForm])('are forms of ten questions of the question bank', (...form) => {
    expect(new Set(form).size).toBe(10);
    expect(form.filter((id) => !questionBank.byId.has(id))).toEqual([]);
  });
});

describe('simulated people', () => {
  it('are the same in every run, and answer everything that applies to them and nothing else', () => {
    const [first, again] = [populationOf(questionBank, 20, 3, 'right'), populationOf(questionBank, 20, 3, 'right')];
    expect(again).toEqual(first);
    expect(populationOf(questionBank, 20, 4, 'right')).not.toEqual(first);
    expect(new Set(first.map((person) => person.length)).size).toBeGreaterThan(3);
  });

  it('are Australians on average: as the published mean, and as the shares that the authors declared', () => {
    const people = populationOf(questionBank, 600, 11, 'right');
    const overall = people.map((person) => scoreAnswers(questionBank, person).metrics.overall.value);
    expect(Math.abs(overall.reduce((sum, value) => sum + value, 0) / overall.length - 59)).toBeLessThan(2);
    const payday = people.filter((person) =>
      person.some(
        ({ questionId, answer }) => questionId === 'debt-types' && Array.isArray(answer) && answer.includes('payday'),
      ),
    );
    expect(payday.length / people.length).toBeLessThan(0.15);
  });

  it('take the same path again, step by step, as a stored session would', () => {
    const [person] = populationOf(questionBank, 1, 5, 'right');
    if (!person) throw new Error('nobody');
    const form = adaptiveForm(questionBank);
    expect(JSON.stringify(form(person, sessionSeed(0, 1)))).toBe(JSON.stringify(form(person, sessionSeed(0, 1))));
  });
});
