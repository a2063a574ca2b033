import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day, ownName } from './fields';
import { payRhythm } from './money-cycle';
import { cents, moneyMeasures } from './money-measures';

const MOST_CENTS = 1e10;
/** Amount from one cent to a hundred million dollars. */
const amount = v.pipe(cents, v.minValue(1, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'));
const held = v.pipe(cents, v.minValue(0, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'));
const id = v.pipe(v.string(), v.uuid('Invalid value'));
const percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'Invalid value'), v.maxValue(100, 'Invalid value'));

/** A user has so many goals at most; 409 beyond. */
export const MAX_GOALS = 20;
/** A goal's date is so many years ahead at most. */
export const MAX_GOAL_YEARS = 50;

const byHand = v.object({ type: v.literal('by_hand'), saved_cents: held, saved_on: day });

/** POST /goals. Amounts are Australian dollars. */
export const goalInput = v.object({
  name: ownName,
  target_cents: amount,
  date: day,
  /** Cents that are put aside each payday, or each month; null for none. */
  per_payday_cents: v.nullable(amount),
  /** Savings: a share of the balance of an account, or an amount of a day. */
  saved: v.variant('type', [v.object({ type: v.literal('account'), account_id: id, share_percent: percent }), byHand]),
});
export type GoalInput = v.InferOutput<typeof goalInput>;
export const goalFields = [
  'name',
  'target_cents',
  'date',
  'per_payday_cents',
  'saved',
] as const satisfies (keyof GoalInput)[];

/** Fields of a goal; the account is null once it was removed. */
const savedByHand = v.object({
  ...goalInput.entries,
  saved: v.variant('type', [
    v.object({ type: v.literal('account'), account_id: v.nullable(v.string()), share_percent: v.number() }),
    byHand,
  ]),
});

/**
 * PUT /goals/:id: what is left out stays as it is, so that a page that was opened long ago overwrites nothing that it does not mean.
 * `was`: what the page showed of it; 409, with nothing changed, where something else is stored by now.
 */
const goalChange = v.object({ ...v.partial(goalInput).entries, was: v.optional(v.partial(savedByHand)) });
export type GoalChange = v.InferOutput<typeof goalChange>;

export const goal = v.object({
  ...savedByHand.entries,
  id: v.string(),
  /** Null where the balance of the account is not known. */
  saved_cents: v.nullable(cents),
});
export type Goal = v.InferOutput<typeof goal>;

/** Goals in the order of their dates. */
const goals = v.array(goal);
const goalsChanged = v.object({ goals });

/** GET /goals. */
export const goalsState = v.object({
  /** The day in Australia that the figures are of. */
  today: day,
  /** Null where no pay comes regularly: then the paydays are the last days of months. */
  rhythm: v.nullable(payRhythm),
  /** The days from today to the next payday, and from each to the one after it, for as long as a goal may last. */
  payday_gaps: v.array(v.number()),
  /** Average cents left of each pay, or of each month; below zero where spending exceeds income. Null where it is not measured. */
  free_cents: v.nullable(cents),
  goals,
});
export type GoalsState = v.InferOutput<typeof goalsState>;

/** GET /money/measures: with the goals, which the dashboard shows next to the measures. */
const measuresAndGoals = v.object({ ...moneyMeasures.entries, goals });
export type MeasuresAndGoals = v.InferOutput<typeof measuresAndGoals>;

/** GET /goals/proposed/:rule: the goal that a piece of advice is about. Null where the accounts do not show it, or not as of these days. */
const goalProposal = v.object({
  proposed: v.nullable(
    v.object({
      target_cents: cents,
      saved_cents: cents,
      date: day,
      /** ISO time of the oldest figure. */
      as_of: v.string(),
    }),
  ),
});
export type ProposedGoal = NonNullable<v.InferOutput<typeof goalProposal>['proposed']>;

const oneGoal = v.object({ id });

/** 404 for a goal or an account of another user; 409 for one goal too many, and for a change of what is something else by now; 422 where goals share more than all of an account. */
export const goalCalls = {
  list: { method: 'GET', path: '/goals', response: goalsState },
  measures: { method: 'GET', path: '/money/measures', response: measuresAndGoals },
  proposed: {
    method: 'GET',
    path: '/goals/proposed/:rule',
    params: v.object({ rule: v.string() }),
    response: goalProposal,
  },
  create: { method: 'POST', path: '/goals', body: goalInput, response: goalsChanged },
  change: { method: 'PUT', path: '/goals/:id', params: oneGoal, body: goalChange, response: goalsChanged },
  remove: { method: 'DELETE', path: '/goals/:id', params: oneGoal, response: goalsChanged },
} as const satisfies Record<string, ApiCall>;
