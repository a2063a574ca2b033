import { isScoredArea, scoredAreas, type Bank, type BankQuestion, type ScoredArea } from '../bank';
import type { GivenAnswer } from '../given-answer';
import { areaScores, overallWeights, type AreaScores } from '../scoring';
import { areEnemies, askedQuestions, eligibleQuestions } from './eligible';
import { questionsNeeded, unmetMinima, type Minimum } from './minima';
import { choose } from './seed';

/** What a session brings to the choice besides its answers. */
export interface QuizPlan {
  /** How many questions are asked. */
  readonly total: number;
  /** From `seedOf(session id)`; decides among equally good questions. */
  readonly seed: number;
}

/** The text stands in the middle: not before people know what this is about, and not as the last thing. */
const TEXT_POSITION = 6;
/** An area with a lower score gets follow-up questions first. */
const WEAK_BELOW = 65;

interface Choice {
  readonly position: number;
  readonly seed: number;
  readonly scores: AreaScores;
  readonly unmet: readonly Minimum[];
  /** Questions after which the remaining places still hold every minimum. */
  readonly affordable: readonly BankQuestion[];
}

/** The first of `candidates` by priority; the seed decides among equals. */
function foremost(candidates: readonly BankQuestion[], { seed, position }: Choice): BankQuestion | undefined {
  const anchors = candidates.filter(({ anchor }) => anchor);
  const rest = anchors.length > 0 ? anchors : candidates;
  const best = Math.min(...rest.map(({ priority }) => priority));
  return choose(rest.filter(({ priority }) => priority === best), seed, position);
}

function leadingAnchor(choice: Choice): BankQuestion | undefined {
  const order: readonly ScoredArea[] = ['emergency_fund', 'debt', 'investing'];
  return order
    .map((area) => choice.affordable.find((question) => question.area === area && question.anchor))
    .find((question) => question !== undefined);
}

/** A closer look at the area that costs the overall score most, among those something is known about. */
function followUp(choice: Choice, below: number): BankQuestion | undefined {
  const loss = (area: ScoredArea) => overallWeights[area] * (100 - choice.scores[area].value);
  return scoredAreas
    .filter((area) => choice.scores[area].answered > 0 && choice.scores[area].value < below)
    .sort((a, b) => loss(b) - loss(a))
    .map((area) => foremost(choice.affordable.filter((question) => question.area === area), choice))
    .find((question) => question !== undefined);
}

/** A first look at an area that nothing is known about. */
function firstLook(choice: Choice): BankQuestion | undefined {
  const unseen = choice.affordable.filter(
    ({ area, anchor }) => anchor && isScoredArea(area) && choice.scores[area].answered === 0,
  );
  return foremost(unseen, choice);
}

function owedMinimum(choice: Choice): BankQuestion | undefined {
  return choice.unmet
    .map(({ serves }) => foremost(choice.affordable.filter(serves), choice))
    .find((question) => question !== undefined);
}

function withoutTexts(questions: readonly BankQuestion[]): BankQuestion[] {
  return questions.filter(({ type }) => type !== 'text');
}

/**
 * The next question, or null when `total` have been answered. Pure: the same bank, answers and plan always
 * give the same question, and nothing else plays a part.
 *
 * Two fixed openers, the anchors of the large areas, then the weakest known area, then areas not seen yet; in
 * every step only questions that leave room for all minima. The text comes sixth.
 */
export function nextQuestion(bank: Bank, answers: readonly GivenAnswer[], { total, seed }: QuizPlan): BankQuestion | null {
  const position = answers.length + 1;
  if (position > total) return null;
  const eligible = eligibleQuestions(bank, answers);
  const opener = eligible.find(({ opening }) => opening === position);
  if (opener) return opener;

  const text = eligible.find(({ type }) => type === 'text');
  if (text && position === TEXT_POSITION) return text;

  const asked = askedQuestions(bank, answers);
  const unmet = unmetMinima(asked, eligible);
  const placesAfter = total - position;
  const affordable = withoutTexts(eligible).filter((question) => {
    const rest = eligible.filter((other) => other.id !== question.id && !areEnemies(other, question));
    return questionsNeeded(unmet.filter(({ serves }) => !serves(question)), rest) <= placesAfter;
  });
  const choice: Choice = { position, seed, scores: areaScores(bank, answers), unmet, affordable };
  return (
    leadingAnchor(choice) ??
    followUp(choice, WEAK_BELOW) ??
    firstLook(choice) ??
    owedMinimum(choice) ??
    affordable.find(({ role }) => role === 'goals') ??
    followUp(choice, Infinity) ??
    foremost(affordable, choice) ??
    foremost(withoutTexts(eligible), choice) ??
    null
  );
}
