import type { QuestionDefinition, ScoredArea } from '../question-bank';
import { areEnemies, TEXT_FROM, TEXT_UP_TO } from './eligible';
import { questionsNeeded, servedBy, sizeOf, unmetMinima, type MinimaSet } from './minima';
import { chance, choose } from './seed';

/** What a session brings to the choice besides its answers. */
export interface QuizPlan {
  /** How many questions are asked. */
  readonly total: number;
  /** From `seedOf(session id)`; decides among nearly equal questions. */
  readonly seed: number;
}

/** Everything that one choice depends on. */
export interface Situation extends QuizPlan {
  readonly asked: readonly QuestionDefinition[];
  readonly eligible: readonly QuestionDefinition[];
  /** Expected gain of a scored question; profile questions and texts have none. */
  readonly gainOf: (question: QuestionDefinition) => number;
  /** Areas that deserve another look: with answers that cannot both be true, or with one that must not be overlooked. */
  readonly pressing: ReadonlySet<ScoredArea>;
}

/** "About three minutes" (spec 1). */
export const SECONDS_BUDGET = 180;
/** What an average question and a text take: kept free for the places to come. */
const SECONDS_KEPT = 9;
const SECONDS_KEPT_FOR_TEXT = 30;
const TYPICAL_SECONDS = 7;
/** Each further question of an area counts this much less, so that no area takes over. */
const REPEAT_FACTOR = 0.85;
/** A pressing area comes sooner, and so does what follows from something that a person said they have. */
const PRESSING_FACTOR = 1.5;
const FOLLOW_UP_FACTOR = 1.2;
/** Questions this close to the best are as good: the seed chooses, and a retake is not the same quiz. */
const NEARLY_BEST = 0.82;
/** What nearly everyone would be asked is left out of this share of all sessions (exposure control). */
const REST_SHARE = 0.18;

/** Anchors and profile questions would stand in every quiz; others vary by themselves. Openers never rest: gates need them. */
function rests({ id, anchor, area, opening }: QuestionDefinition, seed: number): boolean {
  return opening === undefined && (anchor || area === 'profile') && chance(seed, id) < REST_SHARE;
}

/** Without resting questions, unless a minimum could then not be met. */
function awake({ asked, eligible, seed }: Situation): QuestionDefinition[] {
  const rested = eligible.filter((question) => !rests(question, seed));
  const needed = unmetMinima(asked, eligible) & ~unmetMinima(asked, rested);
  return eligible.filter((question) => rested.includes(question) || (servedBy(question) & needed) !== 0);
}

/** How many of the places to come are spoken for once `question` has been asked. */
function placesOwed(question: QuestionDefinition, unmet: MinimaSet, candidates: readonly QuestionDefinition[]): number {
  const rest = candidates.filter((other) => other.id !== question.id && !areEnemies(other, question));
  return questionsNeeded(unmet & ~servedBy(question), rest);
}

/** Questions after which every minimum can still be met; when there is none, those that leave the smallest shortfall. */
function affordable(candidates: readonly QuestionDefinition[], { asked, total }: Situation): QuestionDefinition[] {
  const unmet = unmetMinima(asked, candidates);
  const placesAfter = total - asked.length - 1;
  const minimaLeft = sizeOf(unmet);
  const owed = candidates.map((question) => {
    // With room for each minimum by itself, only a question that shuts another out needs a closer look.
    const hasRoom = minimaLeft <= placesAfter && question.enemies.length === 0;
    return { question, places: hasRoom ? 0 : placesOwed(question, unmet, candidates) };
  });
  const least = Math.min(...owed.map(({ places }) => places));
  return owed.filter(({ places }) => places <= Math.max(placesAfter, least)).map(({ question }) => question);
}

/** Questions that leave time for the rest; when there is none, the quickest. */
function inTime(candidates: readonly QuestionDefinition[], { asked, total }: Situation): QuestionDefinition[] {
  const used = asked.reduce((sum, { seconds }) => sum + seconds, 0);
  const placesAfter = total - asked.length - 1;
  const textToCome = asked.some(({ type }) => type === 'text') ? 0 : SECONDS_KEPT_FOR_TEXT - SECONDS_KEPT;
  const left = SECONDS_BUDGET - used - placesAfter * SECONDS_KEPT - textToCome;
  const fitting = candidates.filter(({ seconds }) => seconds <= left);
  if (fitting.length > 0) return fitting;
  const quickest = Math.min(...candidates.map(({ seconds }) => seconds));
  return candidates.filter(({ seconds }) => seconds === quickest);
}

function utilityOf(question: QuestionDefinition, { asked, gainOf, pressing }: Situation): number {
  const { area, seconds, gate, anchor } = question;
  const before = asked.filter((other) => other.area === area).length;
  const isPressing = area !== 'profile' && pressing.has(area);
  const followsUp = gate !== undefined && !anchor;
  return (
    gainOf(question) *
    REPEAT_FACTOR ** Math.max(0, before - 1) *
    (TYPICAL_SECONDS / seconds) ** 0.1 *
    (isPressing ? PRESSING_FACTOR : 1) *
    (followsUp ? FOLLOW_UP_FACTOR : 1)
  );
}

/** The place of the one text, from the fourth to the eighth. */
function textPlace({ seed }: QuizPlan): number {
  return TEXT_FROM + Math.floor(chance(seed, 'text place') * (TEXT_UP_TO - TEXT_FROM + 1));
}

/**
 * The next question of a situation, or null when all have been asked. Hard constraints first (openers, the text's place,
 * minima, time), then the expected gain, softly balanced over areas and seconds, then the seed among the nearly best.
 */
export function selectQuestion(situation: Situation): QuestionDefinition | null {
  const { asked, total, seed } = situation;
  const position = asked.length + 1;
  if (position > total) return null;
  const opener = situation.eligible.find(({ opening }) => opening === position);
  if (opener) return opener;

  const candidates = awake(situation);
  const texts = candidates.filter(({ type }) => type === 'text');
  if (texts.length > 0 && position === textPlace(situation)) return choose(texts, seed, position) ?? null;

  const possible = inTime(
    affordable(candidates, situation).filter(({ type }) => type !== 'text'),
    situation,
  );
  const utilities = possible.map((question) => ({ question, utility: utilityOf(question, situation) }));
  const best = Math.max(...utilities.map(({ utility }) => utility));
  const nearly = utilities.filter(({ utility }) => utility >= best * NEARLY_BEST).map(({ question }) => question);
  return choose(nearly, seed, position) ?? null;
}
