import fc from 'fast-check';
import { bank, isScoredArea, type BankQuestion } from '../bank';
import { gateState } from '../scoring';
import { anyRespondent, extremeRespondent, takeQuiz, type Respondent } from '../testing/respondents';
import { areEnemies, askedQuestions, MAX_PER_AREA } from './eligible';
import { nextQuestion } from './next-question';
import { seedOf } from './seed';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const total = 10;

function pathOf(respond: Respondent, seed = 7): BankQuestion[] {
  return askedQuestions(bank, takeQuiz(respond, { total, seed }));
}

/** Thousands of random people and a few with healthy answers, whose paths random people rarely take. */
const people = [
  ...fc.sample(fc.tuple(anyRespondent, anySeed), { numRuns: 2500, seed: 20261121 }),
  ...fc.sample(anySeed, { numRuns: 200, seed: 1 }).map((seed): [Respondent, number] => [extremeRespondent('best'), seed]),
];
const paths = people.map(([respond, seed]) => ({ respond, path: pathOf(respond, seed) }));

function onEveryPath(rule: (path: BankQuestion[], respond: Respondent) => void): void {
  paths.forEach(({ path, respond }) => rule(path, respond));
}

describe('the path through the quiz', () => {
  it('asks exactly ten questions and none twice', () => {
    onEveryPath((path) => {
      expect(path).toHaveLength(total);
      expect(new Set(path).size).toBe(total);
    });
  });

  it('holds all four question types, and one text between the fourth and the eighth place', () => {
    onEveryPath((path) => {
      expect(new Set(path.map(({ type }) => type)).size).toBe(4);
      const texts = path.flatMap(({ type }, index) => (type === 'text' ? [index + 1] : []));
      expect(texts).toHaveLength(1);
      expect(texts[0]).toBeGreaterThanOrEqual(4);
      expect(texts[0]).toBeLessThanOrEqual(8);
    });
  });

  it('asks a detail only of those it applies to', () => {
    onEveryPath((path, respond) => {
      path.forEach((question, index) => {
        const before = path.slice(0, index).map((earlier) => ({ questionId: earlier.id, answer: respond(earlier) }));
        expect(gateState(question, before)).toBe('open');
      });
    });
  });

  it('never asks two questions about the same fact, nor more than three about one area', () => {
    onEveryPath((path) => {
      for (const question of path) {
        expect(path.filter((other) => areEnemies(question, other))).toEqual([]);
        if (isScoredArea(question.area)) {
          expect(path.filter(({ area }) => area === question.area).length).toBeLessThanOrEqual(MAX_PER_AREA);
        }
      }
    });
  });

  it('asks everyone about spending, debts, buffer, investing, planning or protection, horizon and risk', () => {
    onEveryPath((path, respond) => {
      const ids = path.map(({ id }) => id);
      expect(ids.slice(0, 2)).toEqual(['cash-flow-spending', 'debt-types']);
      expect(ids).toEqual(expect.arrayContaining(['emergency-months', 'investing-experience', 'profile-horizon']));
      expect(path.some(({ role }) => role === 'risk')).toBe(true);
      expect(path.some(({ area }) => area === 'planning' || area === 'protection')).toBe(true);
      const anchor = bank.byId.get('debt-manageability');
      const types = bank.byId.get('debt-types');
      if (!anchor || !types) throw new Error('the bank lost a debt question');
      const applies = gateState(anchor, [{ questionId: types.id, answer: respond(types) }]) === 'open';
      expect(ids.includes(anchor.id)).toBe(applies);
    });
  });

  it('is the same for the same answers and seed, and ends after ten answers', () => {
    fc.assert(
      fc.property(anyRespondent, anySeed, (respond, seed) => {
        const answers = takeQuiz(respond, { total, seed });
        expect(takeQuiz(respond, { total, seed })).toEqual(answers);
        expect(nextQuestion(bank, answers, { total, seed })).toBeNull();
      }),
    );
  });

  it('can ask every question of the bank', () => {
    const seen = new Set(paths.flatMap(({ path }) => path.map(({ id }) => id)));
    expect(bank.questions.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('adaptivity', () => {
  const best = extremeRespondent('best');
  const except = (answers: Record<string, string | string[]>): Respondent => (question) => answers[question.id] ?? best(question);
  const detailsOf = (path: BankQuestion[], prefix: string) => path.map(({ id }) => id).filter((id) => id.startsWith(prefix));

  it('looks closer at a payday loan', () => {
    const path = pathOf(except({ 'debt-types': ['payday', 'bnpl'], 'debt-manageability': 'too_much' }));
    expect(detailsOf(path, 'debt')).toEqual(['debt-types', 'debt-manageability', 'debt-payday-use']);
  });

  it('looks closer at a missing buffer', () => {
    const path = pathOf(except({ 'emergency-months': 'days' }));
    expect(detailsOf(path, 'emergency')).toHaveLength(3);
  });

  it('asks someone without debts nothing more about them, and sees protection and planning instead', () => {
    const path = pathOf(best);
    expect(detailsOf(path, 'debt')).toEqual(['debt-types']);
    expect(detailsOf(path, 'protection')).toContain('protection-review');
    expect(detailsOf(path, 'planning')).toContain('planning-ahead');
  });
});

describe('the seed', () => {
  it('differs between sessions and stays the same for one', () => {
    expect(seedOf('a')).toBe(seedOf('a'));
    expect(new Set(['a', 'b', 'c', 'ab', 'ba'].map(seedOf)).size).toBe(5);
  });
});
