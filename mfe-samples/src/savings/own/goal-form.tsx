import { useState } from 'react';
import { MAX_GOAL_YEARS, MAX_NAME } from '@verdant/shared/contract';
import type { Goal, GoalInput, ProposedGoal } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { InlineForm, useForm } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { SelectField, TextField } from '@verdant/shared/ui';
import styles from './own-goals.module.css';
import { paydaysUntil, totalPerPayday } from './plan';
import { useGoalsTexts } from './texts';
import { savingUnitOf, useGoalSumText, type GoalsContext } from './use-goals';
import {
  latestGoalDate,
  parseGoalForm,
  selectableAccounts,
  goalFormTextsOf,
  formTextsOfProposal,
  type ParsedGoalForm,
  type GoalFormTexts,
} from './typed-goal';

type GoalFormProps = GoalsContext & {
  /** The edited goal; undefined for a new goal. */
  goal?: Goal | undefined;
  proposed?: ProposedGoal | undefined;
  /** `opened` is the goal when the form was opened. */
  onSubmit: (input: GoalInput, opened: Goal | undefined) => Promise<FormFailure | null>;
  onClose: () => void;
};

/** Text with the number of paydays until the date and the sum of all goals, updated while the user types. */
function Outlook({
  read,
  state,
  paydays,
  goal,
}: Pick<GoalFormProps, 'state' | 'paydays' | 'goal'> & { read: ParsedGoalForm }) {
  const t = useGoalsTexts();
  const { number } = useFormat();
  const together = useGoalSumText(state);
  const { input } = read;
  if (!input) return null;
  const others = state.goals.filter(({ id }) => id !== goal?.id);
  const count = paydaysUntil(paydays, input.date);
  const sum = totalPerPayday(others) + (input.per_payday_cents ?? 0);
  return (
    <span>{`${t(`goals.form.count.${savingUnitOf(state)}`, { count: number(count) })} ${together(sum, true)}`}</span>
  );
}

type Problem = ParsedGoalForm['problems'][number];

/** Problems of impossible combinations of values, which are shown even before the user first submits the form. */
const early: readonly Problem[] = ['soon', 'long'];

/** Returns the error text of each field, which describes the field's first problem. */
function useErrors({ problems }: ParsedGoalForm, isChecked: boolean, state: GoalsContext['state'], most: number) {
  const t = useGoalsTexts();
  const { date, number } = useFormat();
  const amount = t('goals.form.amountError');
  const texts: Record<Problem, string> = {
    name: t('goals.form.nameError'),
    amount,
    date: t('goals.form.dateError', { date: date(latestGoalDate(state.today)) }),
    each: amount,
    share: t('goals.form.shareError', { most: number(most) }),
    saved: amount,
    two: t('goals.form.twoError'),
    soon: t(`goals.form.soonError.${savingUnitOf(state)}`),
    long: t('goals.form.longError', { years: MAX_GOAL_YEARS }),
  };
  const first = (...possible: Problem[]) => {
    const found = possible.find((problem) => problems.includes(problem) && (isChecked || early.includes(problem)));
    return found && texts[found];
  };
  return {
    name: first('name'),
    amount: first('amount', 'two'),
    date: first('date', 'soon', 'two'),
    each: first('each', 'long', 'two'),
    share: first('share'),
    saved: first('saved'),
  };
}

const classes = {
  box: 'v-stack v-gap-3 v-above-4 v-across',
  form: `${styles.form} v-gap-4 v-start`,
  buttons: 'v-cluster v-gap-3 v-across',
};

/**
 * Form for a goal. The user enters a name and two of amount, date and amount per payday, and the form computes the third.
 */
export function GoalForm({
  goal,
  proposed,
  state,
  paydays,
  accounts,
  nameOf,
  changes,
  onSubmit,
  onClose,
}: GoalFormProps) {
  const t = useGoalsTexts();
  const { money, date } = useFormat();
  const [opened] = useState(goal);
  const unit = savingUnitOf(state);
  const shared = selectableAccounts(accounts, state.goals, opened);
  const readOf = (values: GoalFormTexts) => {
    const account = shared.find(({ id }) => id === values.account);
    // Ignores the chosen account if other goals now use the account's whole balance.
    const typed = account ? values : { ...values, account: '' };
    const { today } = state;
    return { account, typed, read: parseGoalForm(typed, { today, paydays, accounts: shared, goal: opened }) };
  };
  const form = useForm({
    initial: proposed ? formTextsOfProposal(t('goals.proposed.name'), proposed) : goalFormTextsOf(goal),
    check: (values) => {
      const { input } = readOf(values).read;
      return input ? { ok: true, output: input } : { ok: false, errors: {} };
    },
    submit: async (input) => onSubmit(input, opened),
    blocked: changes.isBusy,
  });
  const { field, set } = form;
  const { account, typed, read } = readOf(form.values);
  const errors = useErrors(read, form.isChecked, state, account?.freePercent ?? 0);
  const { third, already } = read;
  const inDollars = (cents: number) => money(cents / 100);
  const worked = (value: string) => t('goals.form.workedOut', { value });
  const hints = {
    amount: third?.field === 'amount' ? worked(inDollars(third.cents)) : undefined,
    date: third?.field === 'date' ? worked(date(third.date)) : undefined,
    each:
      third?.field === 'each'
        ? worked(third.cents === 0 ? t('goals.form.nothing') : inDollars(third.cents))
        : undefined,
  };
  const choose = (id: string) => {
    const free = shared.find((sharedAccount) => sharedAccount.id === id)?.freePercent ?? 100;
    set({ account: id, share: String(Math.min(free, Number(typed.share) || free)) });
  };
  return (
    <InlineForm
      form={form}
      classes={classes}
      onClose={onClose}
      head={
        <>
          {!goal && <h3 className="v-lg">{t('goals.form.new')}</h3>}
          <p className="v-muted v-sm">
            {proposed ? t('goals.proposed.how', { date: date(proposed.as_of) }) : t(`goals.form.how.${unit}`)}
          </p>
        </>
      }
    >
      <TextField {...field('name')} label={t('goals.form.name')} maxLength={MAX_NAME} error={errors.name} />
      <TextField
        {...field('amount')}
        label={t('goals.form.amount')}
        inputMode="decimal"
        error={errors.amount}
        hint={hints.amount}
      />
      <TextField
        {...field('date')}
        label={t('goals.form.date')}
        type="date"
        max={latestGoalDate(state.today)}
        error={errors.date}
        hint={hints.date}
      />
      <TextField
        {...field('each')}
        label={t(`goals.form.each.${unit}`)}
        inputMode="decimal"
        error={errors.each}
        hint={hints.each}
      />
      <SelectField
        label={t('goals.form.where')}
        value={typed.account}
        options={[
          { value: '', label: t('goals.form.byHand') },
          ...shared.map(({ id }) => ({ value: id, label: nameOf(id) ?? '' })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {account ? (
        <TextField {...field('share')} label={t('goals.form.share')} inputMode="numeric" error={errors.share} />
      ) : (
        <TextField
          {...field('saved')}
          label={t('goals.form.saved')}
          inputMode="decimal"
          error={errors.saved}
          hint={already ? t('goals.form.already', { amount: inDollars(already) }) : undefined}
        />
      )}
      <p className="v-filled v-muted v-sm v-across" role="status">
        <Outlook read={read} state={state} paydays={paydays} goal={goal} />
      </p>
    </InlineForm>
  );
}
