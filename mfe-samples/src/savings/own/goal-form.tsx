import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MAX_GOAL_YEARS, MAX_NAME } from '@verdant/shared/contract';
import type { Goal, GoalInput, ProposedGoal } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useFieldFocus } from '@verdant/shared/forms';
import { Banner, Button, SelectField, TextField } from '@verdant/shared/ui';
import type { GoalsContext } from './goals-context';
import styles from './own-goals.module.css';
import { paydaysUntil, sumOf } from './plan';
import { useGoalsTexts } from './texts';
import { unitOf, useTogether } from './together';
import { lastDay, readGoal, sharedAccounts, typedOf, typedProposal, type ReadGoal, type Typed } from './typed-goal';

type GoalFormProps = GoalsContext & {
  /** The goal that is edited; undefined for a new one. */
  goal?: Goal;
  /** Initial values of a new goal. */
  proposed?: ProposedGoal | undefined;
  /** `opened`: the goal as it was when the form was opened. */
  onSubmit: (input: GoalInput, opened: Goal | undefined) => void;
  onCancel: () => void;
};

/** Figures that follow the typing: the paydays until the date, and the sum of all goals. */
function Outlook({ read, state, goal }: { read: ReadGoal; state: GoalsContext['state']; goal: Goal | undefined }) {
  const t = useGoalsTexts();
  const { number } = useFormat();
  const together = useTogether(state);
  const { input } = read;
  if (!input) return null;
  const others = state.goals.filter(({ id }) => id !== goal?.id);
  const count = paydaysUntil(state.paydays, input.date);
  const sum = sumOf(others) + (input.per_payday_cents ?? 0);
  return <span>{`${t(`goals.form.count.${unitOf(state)}`, { count: number(count) })} ${together(sum, true)}`}</span>;
}

/** The messages of a form that was checked; those of fields that depend on each other show at once. */
function useErrors(
  read: ReadGoal,
  isChecked: boolean,
  { state, shares }: { state: GoalsContext['state']; shares: number },
) {
  const t = useGoalsTexts();
  const { date, number } = useFormat();
  const has = (problem: ReadGoal['problems'][number]) => read.problems.includes(problem);
  const checked = (problem: ReadGoal['problems'][number], text: string) =>
    isChecked && has(problem) ? text : undefined;
  const amount = t('goals.form.amountError');
  const two = isChecked && has('two') ? t('goals.form.twoError') : undefined;
  return {
    name: checked('name', t('goals.form.nameError')),
    amount: checked('amount', amount) ?? two,
    date:
      checked('date', t('goals.form.dateError', { date: date(lastDay(state.today)) })) ??
      (has('soon') ? t(`goals.form.soonError.${unitOf(state)}`) : undefined) ??
      two,
    each:
      checked('each', amount) ??
      (has('long') ? t('goals.form.longError', { years: MAX_GOAL_YEARS }) : undefined) ??
      two,
    share: checked('share', t('goals.form.shareError', { most: number(shares) })),
    saved: checked('saved', amount),
  };
}

/**
 * Name and any two of amount, date and each payday; the third is worked out. It takes the focus when it opens, and the
 * first invalid field does after a submission; Escape closes it.
 */
export function GoalForm({ goal, proposed, state, accounts, nameOf, changes, onSubmit, onCancel }: GoalFormProps) {
  const t = useGoalsTexts();
  const { money, date } = useFormat();
  const [lastTyped, setTyped] = useState<Typed>(() =>
    proposed ? typedProposal(t('goals.proposed.name'), proposed) : typedOf(goal),
  );
  const [opened] = useState(goal);
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks, 'input');

  const unit = unitOf(state);
  const shared = sharedAccounts(accounts, state.goals, opened);
  const account = shared.find(({ id }) => id === lastTyped.account);
  // Other goals may have taken all of the account since it was chosen.
  const typed = account ? lastTyped : { ...lastTyped, account: '' };
  const read = readGoal(typed, { today: state.today, paydays: state.paydays, accounts: shared, goal: opened });
  const errors = useErrors(read, checks > 0, { state, shares: account?.freePercent ?? 0 });
  const { third, already, input } = read;
  const inDollars = (cents: number) => money(cents / 100);
  const set = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
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
    const free = shared.find((one) => one.id === id)?.freePercent ?? 100;
    set({ account: id, share: String(Math.min(free, Number(typed.share) || free)) });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div role="presentation" className={styles.formBox} onKeyDown={closeOnEscape}>
      {!goal && <h3 className={styles.formTitle}>{t('goals.form.new')}</h3>}
      <p className={styles.note}>
        {proposed ? t('goals.proposed.how', { date: date(proposed.as_of) }) : t(`goals.form.how.${unit}`)}
      </p>
      {changes.failure !== null && <Banner>{changes.failure}</Banner>}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecks((count) => count + 1);
          if (input && !changes.isBusy) onSubmit(input, opened);
        }}
      >
        <TextField
          label={t('goals.form.name')}
          value={typed.name}
          maxLength={MAX_NAME}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={t('goals.form.amount')}
          inputMode="decimal"
          value={typed.amount}
          error={errors.amount}
          hint={hints.amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <TextField
          label={t('goals.form.date')}
          type="date"
          max={lastDay(state.today)}
          value={typed.date}
          error={errors.date}
          hint={hints.date}
          onChange={({ target }) => set({ date: target.value })}
        />
        <TextField
          label={t(`goals.form.each.${unit}`)}
          inputMode="decimal"
          value={typed.each}
          error={errors.each}
          hint={hints.each}
          onChange={({ target }) => set({ each: target.value })}
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
          <TextField
            label={t('goals.form.share')}
            inputMode="numeric"
            value={typed.share}
            error={errors.share}
            onChange={({ target }) => set({ share: target.value })}
          />
        ) : (
          <TextField
            label={t('goals.form.saved')}
            inputMode="decimal"
            value={typed.saved}
            error={errors.saved}
            hint={already ? t('goals.form.already', { amount: inDollars(already) }) : undefined}
            onChange={({ target }) => set({ saved: target.value })}
          />
        )}
        <p className={styles.outlook} role="status">
          <Outlook read={read} state={state} goal={goal} />
        </p>
        <div className={styles.actions}>
          <Button type="submit" size="sm" busy={changes.isBusy}>
            {t('goals.form.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('goals.form.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
