import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day, ownName } from './fields';
import { cents, moneyMeasures } from './money-measures';
import { payRhythm } from './money-cycle';

const MOST_CENTS = 1e10;
/** Amount from one cent to a hundred million dollars. */
const amount = v.pipe(cents, v.minValue(1, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'));
const held = v.pipe(cents, v.minValue(0, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'));
const id = v.pipe(v.string(), v.uuid('Invalid value'));
const percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'Invalid value'), v.maxValue(100, 'Invalid value'));

/** Maximum number of goals of a user; a further goal is refused with 409. */
export const MAX_GOALS = 20;
/** Maximum number of years until a goal's date. */
export const MAX_GOAL_YEARS = 50;

const byHand = v.object({ type: v.literal('by_hand'), saved_cents: held, saved_on: day });

/** POST /goals. Amounts are Australian dollars. */
export const goalInput = v.object({
  name: ownName,
  target_cents: amount,
  date: day,
  /** Cents saved each payday, or each month without regular pay; null if no amount is set. */
  per_payday_cents: v.nullable(amount),
  /** Money saved so far: a share of an account's balance, or an amount that the user entered for a day. */
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

/** Stored fields of a goal. `account_id` is null if the account has been removed. */
const savedByHand = v.object({
  ...goalInput.entries,
  saved: v.variant('type', [
    v.object({ type: v.literal('account'), account_id: v.nullable(v.string()), share_percent: v.number() }),
    byHand,
  ]),
});

/** PUT /goals/:id: omitted fields stay unchanged. Responds 409 if stored values differ from `was`, the values shown. */
const goalChange = v.object({ ...v.partial(goalInput).entries, was: v.optional(v.partial(savedByHand)) });
export type GoalChange = v.InferOutput<typeof goalChange>;

export const goal = v.object({
  ...savedByHand.entries,
  id: v.string(),
  /** Cents saved so far; null if the account's balance is unknown. */
  saved_cents: v.nullable(cents),
});
export type Goal = v.InferOutput<typeof goal>;

/** Goals in the order of their dates. */
const goals = v.array(goal);
const goalsChanged = v.object({ goals });

/** GET /goals. */
export const goalsState = v.object({
  /** Current day in Australia, on which the figures are based. */
  today: day,
  /** Interval between pays; null without regular pay. The last day of each month then counts as a payday. */
  rhythm: v.nullable(payRhythm),
  /** Numbers of days from today to the next payday, then from payday to payday, up to the latest possible day of a goal. */
  payday_gaps: v.array(v.number()),
  /** Average cents left after spending, per pay period or month. Null if there is too little data. */
  free_cents: v.nullable(cents),
  goals,
});
export type GoalsState = v.InferOutput<typeof goalsState>;

/** GET /money/measures: the measures and the goals, because the dashboard shows both together. */
const measuresAndGoals = v.object({ ...moneyMeasures.entries, goals });
export type MeasuresAndGoals = v.InferOutput<typeof measuresAndGoals>;

/** GET /goals/proposed/:rule: the goal the recommendation suggests. `proposed` is null without current account data. */
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

/** Goal calls: 404 for ids not the user's, 409 for too many goals or old `was`, 422 if an account's shares exceed 100%. */
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
