import type { GivenAnswer } from '../../quiz/answers';
import { hashToSeed } from '../../quiz/engine';
import { randomQuestionPosition } from '../../quiz/engine/select';
import { extraQuestions } from '../../quiz/extra-questions';
import { questionBank, scoredAreas, type ScoredArea } from '../../quiz/question-bank';
import { adaptiveForm, sessionSeed } from '../../../studies/quiz/forms';
import { answerOf, personas, type Persona } from '../../../studies/quiz/personas';
import { takeQuiz } from '../../quiz/testing/respondents';
import { userFactsOf } from '../user-facts';
import type { Rule } from '../recommendations/rule';
import { rules } from '../recommendations/rules';
import type { Answers } from './given';
import { adviceIdsFor, simulateAnswerSets } from './readers';
import { ruleCases } from './rule-cases';

/** Number of random users from each of the two populations. */
const PEOPLE = 100;
const SEED = 11;
/**
 * Levels of simulated users, from 0 (healthiest answers) to 1 (unhealthiest). Answers that trigger a rule ignore the level.
 */
const LEVELS = [0, 0.3, 0.6, 1];
/** Kinds of debt. Each kind is the only debt of two simulated users, because most other simulated users answer `none`. */
const DEBTS = ['home_loan', 'card_carried', 'bnpl', 'loan', 'help', 'payday', 'other_debt', 'overdue'];

/** Test kit: ids of the questions asked and of the advice shown in simulated quizzes. */
export interface AdviceCoverage {
  readonly asked: Set<string>;
  /** Ids of recommendations as in API responses. General advice has no id there, so the key of its text is used. */
  readonly shown: Set<string>;
}

/** Seeds of quizzes in which the engine asks one random question. The seeds suffice for each question to occur. */
const lots = Array.from({ length: 16_000 }, (_, seed) => seed).filter((seed) => randomQuestionPosition(seed, 10));

function note(
  reach: AdviceCoverage,
  ten: readonly GivenAnswer[],
  extraAnswer: (id: string) => GivenAnswer | undefined,
): void {
  const offered = extraQuestions(questionBank, ten);
  const extras = offered.flatMap(({ id }) => extraAnswer(id) ?? []);
  for (const { questionId } of ten) reach.asked.add(questionId);
  for (const { id } of offered) reach.asked.add(id);
  for (const id of adviceIdsFor(userFactsOf(questionBank, [...ten, ...extras]))) reach.shown.add(id);
}

function notePersona(reach: AdviceCoverage, persona: Persona, seed: number): void {
  const ten = takeQuiz((question) => answerOf(persona, question), { total: 10, seed });
  note(reach, ten, (id) => {
    const question = questionBank.byId.get(id);
    return question && { questionId: id, answer: answerOf(persona, question) };
  });
}

/** Returns answers to all questions of an area: the healthiest answers for level 0, the unhealthiest for level 1. */
function allIn(area: ScoredArea, level: 0 | 1): Answers {
  const same = { name: area, level, answers: {} };
  const questions = questionBank.questions.filter((question) => question.area === area && question.id !== 'debt-types');
  return Object.fromEntries(questions.map((question) => [question.id, answerOf(same, question)]));
}

/** Returns users whose answers trigger a rule: per level, one with the worst answers in the rule's area, one without. */
function directedAt({ id, area }: Rule, calls: Answers): Persona[] {
  return [{}, allIn(area, 1)].flatMap((areaAnswers) =>
    LEVELS.map((level) => ({
      name: `${id} ${level}`,
      level,
      answers: { 'debt-types': ['none'], ...areaAnswers, ...calls },
    })),
  );
}

/** Simulates users per rule until one sees the rule's advice: first one quiz each, then quizzes with a random question. */
function noteDirected(reach: AdviceCoverage): void {
  for (const [id, calls] of ruleCases) {
    const people = rules.filter((rule) => rule.id === id).flatMap((rule) => directedAt(rule, calls));
    for (const persona of people) if (!reach.shown.has(id)) notePersona(reach, persona, hashToSeed(persona.name));
    for (const seed of lots) {
      const persona = people[seed % people.length];
      if (persona && !reach.shown.has(id)) notePersona(reach, persona, seed);
    }
  }
}

/** Simulates quizzes with a random question until each question of the bank has been asked. */
function noteByLot(reach: AdviceCoverage): void {
  const missing = () => questionBank.questions.filter(({ id }) => !reach.asked.has(id));
  for (const seed of lots) {
    const left = missing();
    const question = left[seed % left.length];
    if (!question) return;
    const debts = question.gate ? [question.gate.anyOf[0] ?? 'none'] : ['none'];
    notePersona(reach, { name: question.id, level: seed % 2 ? 0.3 : 0.6, answers: { 'debt-types': debts } }, seed);
  }
}

/** Simulates users with the healthiest answers in one area, and with levels 0.3 and 0.6 in the other areas. */
function noteStrong(reach: AdviceCoverage): void {
  for (const area of scoredAreas) {
    const answers = { 'debt-types': ['none'], ...allIn(area, 0), 'profile-goal': 'later' };
    for (const level of [0.3, 0.6]) notePersona(reach, { name: area, level, answers }, hashToSeed(`${area} ${level}`));
  }
}

/** Simulates random users, personas, users with each kind of debt, and users for the remaining rules. */
export function measureAdviceCoverage(): AdviceCoverage {
  const reach: AdviceCoverage = { asked: new Set(), shown: new Set() };
  const adaptive = adaptiveForm(questionBank);
  for (const [index, person] of simulateAnswerSets(PEOPLE, SEED).entries()) {
    const extraAnswer = (id: string) => person.find(({ questionId }) => questionId === id);
    note(reach, adaptive(person, sessionSeed(index, SEED)), extraAnswer);
  }
  for (const persona of personas) notePersona(reach, persona, hashToSeed(persona.name));
  for (const level of [0.3, 0.6]) {
    for (const debt of DEBTS) {
      const answers = { 'debt-types': [debt], 'profile-goal': 'retirement' };
      notePersona(reach, { name: debt, level, answers }, hashToSeed(`${debt} ${level}`));
    }
  }
  noteStrong(reach);
  noteDirected(reach);
  noteByLot(reach);
  return reach;
}
