import {
  goalInput,
  MAX_GOAL_YEARS,
  type Goal,
  type GoalInput,
  type MoneyAccount,
  type ProposedGoal,
} from '@verdant/shared/contract';
import { checkForm } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { predictReachedDay, neededCentsPerPayday, neededSavedCents, savedCentsByDate } from './plan';

const WHOLE = 100;

export type GoalFormTexts = {
  name: string;
  amount: string;
  date: string;
  each: string;
  /** Id of an account; '' for an amount entered by hand. */
  account: string;
  share: string;
  saved: string;
};

/** `freePercent` is the part of the balance that other goals leave free. */
type SharedAccount = { id: string; balanceCents: number | null; freePercent: number };

type GoalFormContext = {
  today: string;
  paydays: readonly string[];
  accounts: readonly SharedAccount[];
  /** The edited goal as it was when the form was opened. */
  goal: Goal | undefined;
};

type Third = { field: 'amount' | 'each'; cents: number } | { field: 'date'; date: string };
type Problem = 'name' | 'amount' | 'date' | 'each' | 'share' | 'saved' | 'two' | 'soon' | 'long';

export type ParsedGoalForm = {
  /** Problems in the order of the fields. */
  problems: Problem[];
  /** The computed field of amount, date and amount per payday. */
  third: Third | undefined;
  /** Cents that must be saved already, if only the saved amount is empty. */
  already: number | undefined;
  /** Checked values for the server; undefined while the form has a problem. */
  input: GoalInput | undefined;
};

/** Returns the goal's own account and AUD accounts with a positive balance that other goals do not use completely. */
export function selectableAccounts(
  accounts: readonly MoneyAccount[],
  goals: readonly Goal[],
  goal: Goal | undefined,
): SharedAccount[] {
  const isOwn = (id: string) => goal?.saved.type === 'account' && goal.saved.account_id === id;
  return accounts
    .filter(({ id, side, currency, left_out, balance_cents: balance }) => {
      const isUsable = left_out === null && balance !== null && balance > 0;
      return isOwn(id) || (side === 'asset' && currency === 'AUD' && isUsable);
    })
    .map(({ id, balance_cents: balanceCents }) => ({
      id,
      balanceCents,
      freePercent: goals.reduce(
        (free, one) =>
          one.id !== goal?.id && one.saved.type === 'account' && one.saved.account_id === id
            ? free - one.saved.share_percent
            : free,
        WHOLE,
      ),
    }))
    .filter(({ freePercent }) => freePercent > 0);
}

const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace(/\.00$/, ''));

const blank: GoalFormTexts = { name: '', amount: '', date: '', each: '', account: '', share: '100', saved: '' };

/** Returns the texts of a proposed goal; the form computes the amount per payday. */
export const formTextsOfProposal = (name: string, proposed: ProposedGoal): GoalFormTexts => ({
  ...blank,
  name,
  amount: typedFrom(proposed.target_cents),
  date: proposed.date,
  saved: typedFrom(proposed.saved_cents),
});

/** Returns the initial texts of the fields. A new goal has no account until the user chooses one. */
export function goalFormTextsOf(goal: Goal | undefined): GoalFormTexts {
  if (!goal) return blank;
  const { name, target_cents: target, date, per_payday_cents: each, saved } = goal;
  const own = { name, amount: typedFrom(target), date, each: typedFrom(each) };
  return saved.type === 'account' && saved.account_id !== null
    ? { ...own, account: saved.account_id, share: String(saved.share_percent), saved: '' }
    : { ...own, account: '', share: '100', saved: typedFrom(saved.type === 'by_hand' ? saved.saved_cents : null) };
}

export const latestGoalDate = (today: string): string =>
  `${Number(today.slice(0, 4)) + MAX_GOAL_YEARS}${today.slice(4)}`.replace('-02-29', '-02-28');

const isAmount = (cents: number | undefined): cents is number => checkForm(goalInput.entries.target_cents, cents).ok;

function readSaved(typed: GoalFormTexts, { today, accounts, goal }: GoalFormContext) {
  if (typed.account === '') {
    const cents = typed.saved.trim() === '' ? 0 : typedCents(typed.saved);
    if (cents !== 0 && !isAmount(cents)) return { problem: 'saved' as const, cents: 0 };
    const before = goal?.saved.type === 'by_hand' && goal.saved.saved_cents === cents ? goal.saved.saved_on : today;
    return { cents, saved: { type: 'by_hand' as const, saved_cents: cents, saved_on: before } };
  }
  const account = accounts.find(({ id }) => id === typed.account);
  const percent = /^\d{1,3}$/.test(typed.share.trim()) ? Number(typed.share) : 0;
  if (!account || percent < 1 || percent > account.freePercent) return { problem: 'share' as const, cents: 0 };
  const cents = Math.max(0, Math.floor(((account.balanceCents ?? 0) * percent) / WHOLE));
  return { cents, saved: { type: 'account' as const, account_id: account.id, share_percent: percent } };
}

type Given = { target: number | undefined; each: number | undefined; date: string | undefined; saved: number };

/** Computes the value of the empty field, or returns the problem that prevents the computation. */
function workOut({ target, each, date, saved }: Given, paydays: readonly string[]): Third | Problem | undefined {
  if (target === undefined && each !== undefined && date !== undefined) {
    const cents = savedCentsByDate({ savedCents: saved, perPaydayCents: each, date }, paydays);
    return isAmount(cents) ? { field: 'amount', cents } : 'amount';
  }
  if (target === undefined) return 'two';
  if (date !== undefined) {
    if (each !== undefined) return undefined;
    const cents = neededCentsPerPayday({ targetCents: target, savedCents: saved, date }, paydays);
    return cents === null ? 'soon' : { field: 'each', cents };
  }
  if (each === undefined) return 'two';
  const found = predictReachedDay({ targetCents: target, savedCents: saved, perPaydayCents: each }, paydays);
  return found === null ? 'long' : { field: 'date', date: found };
}

export function parseGoalForm(typed: GoalFormTexts, knownAccounts: GoalFormContext): ParsedGoalForm {
  const { today, paydays, goal } = knownAccounts;
  const isEmpty = (text: string) => text.trim() === '';
  const name = typed.name.trim();
  const [target, each] = [typedCents(typed.amount), typedCents(typed.each)];
  const { date } = typed;
  const isDay = (date > today && date <= latestGoalDate(today)) || date === goal?.date;
  const saved = readSaved(typed, knownAccounts);
  const wrong: (Problem | false | undefined)[] = [
    name === '' && 'name',
    !isEmpty(typed.amount) && !isAmount(target) && 'amount',
    date !== '' && !isDay && 'date',
    !isEmpty(typed.each) && !isAmount(each) && 'each',
    saved.problem,
  ];
  const problems = wrong.filter((problem) => problem !== false && problem !== undefined);
  const nothing = { third: undefined, already: undefined, input: undefined };
  if (problems.some((problem) => problem !== 'name')) return { ...nothing, problems };
  const given = { target, each, date: date === '' ? undefined : date, saved: saved.cents };
  const third = workOut(given, paydays);
  if (typeof third === 'string') return { ...nothing, problems: [...problems, third] };
  const whole = {
    targetCents: third?.field === 'amount' ? third.cents : (target ?? 0),
    perPaydayCents: third?.field === 'each' ? third.cents : (each ?? 0),
    date: third?.field === 'date' ? third.date : date,
  };
  const isSavedOpen = third === undefined && typed.account === '' && isEmpty(typed.saved);
  return {
    problems,
    third,
    already: isSavedOpen ? neededSavedCents(whole, paydays) : undefined,
    input:
      problems.length > 0 || !saved.saved
        ? undefined
        : {
            name,
            target_cents: whole.targetCents,
            date: whole.date,
            per_payday_cents: whole.perPaydayCents === 0 ? null : whole.perPaydayCents,
            saved: saved.saved,
          },
  };
}
