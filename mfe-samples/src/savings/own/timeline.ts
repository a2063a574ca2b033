import type { Goal } from '@verdant/shared/contract';
import { paydaysToSave, paydaysUntil } from './plan';

/** Maximum number of dots in a line; more dots would touch on a phone. */
const MOST_DOTS = 72;
/** Minimum length of the part of the line before today, in paydays. */
const LEAST_SAVED = 4;
/** Minimum length of the part of the line after today, in paydays. */
const LEAST_TO_COME = 6;

/** Parts of a goal's line, in paydays. `before`: paydays from today to the goal's date. */
export type GoalTimeline = {
  saved: number;
  /** Paydays until the goal is reached; Infinity if the amount per payday is 0. */
  toCome: number;
  before: number;
};

/** Shared scale of all goals: paydays per dot, and dots before and after today. */
export type TimelineScale = { perDot: number; left: number; right: number };

/** Returns the parts of a goal's line; undefined if the saved amount or the amount per payday is unknown. */
export function goalTimelineOf(
  { saved_cents: saved, per_payday_cents: each, target_cents: target, date }: Goal,
  paydays: readonly string[],
): GoalTimeline | undefined {
  if (saved === null || each === null) return undefined;
  return {
    saved: Math.floor(Math.min(saved, target) / each),
    toCome: paydaysToSave(target - saved, each),
    before: paydaysUntil(paydays, date),
  };
}

/**
 * Returns the scale that all lines share. The future part is at most twice as long as the time to the last goal's date, and
 * the saved part at most half as long as the future part.
 */
export function timelineScaleOf(courses: readonly GoalTimeline[]): TimelineScale {
  const most = (values: readonly number[]) => Math.max(0, ...values);
  const lastDate = Math.max(LEAST_TO_COME, most(courses.map(({ before }) => before)));
  const ahead = Math.max(lastDate, Math.min(2 * lastDate, most(courses.map(({ toCome }) => toCome))));
  const room = Math.max(LEAST_SAVED, Math.ceil(ahead / 2));
  const behind = Math.max(LEAST_SAVED, Math.min(room, most(courses.map(({ saved }) => saved))));
  const perDot = Math.ceil((behind + ahead) / MOST_DOTS);
  return { perDot, left: Math.ceil(behind / perDot), right: Math.ceil(ahead / perDot) };
}

export type TimelineDot = { at: number; kind: 'saved' | 'toCome' | 'late' };
type Line = {
  today: number;
  flag: number;
  dots: TimelineDot[];
  /** True if the saved dots do not fit before today. */
  hasMore: boolean;
};

/** Offsets from today, in steps of the scale: a dot is in the middle of its step, a date's flag between two dots. */
const MIDDLE = 0.75;
const BETWEEN = 0.25;

/** Returns the dots and marks of a goal's line, with positions in percent of the width. */
export function timelineDotsOf({ saved, toCome, before }: GoalTimeline, { perDot, left, right }: TimelineScale): Line {
  const step = 100 / (left + right + 1);
  const today = (left + 0.5) * step;
  const savedDots = Math.floor(saved / perDot);
  const comingDots = Math.min(right, Math.ceil(toCome / perDot));
  const flag = before / perDot;
  return {
    today,
    flag: today + (flag + BETWEEN) * step,
    hasMore: savedDots > left,
    dots: [
      ...Array.from({ length: Math.min(left, savedDots) }, (_, index) => ({
        at: today - (index + MIDDLE) * step,
        kind: 'saved' as const,
      })),
      ...Array.from({ length: comingDots }, (_, index) => ({
        at: today + (index + MIDDLE) * step,
        kind: index < flag ? ('toCome' as const) : ('late' as const),
      })),
    ],
  };
}
