import type { Goal } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { GoalDots } from './goal-dots';
import { GoalForm } from './goal-form';
import styles from './own-goals.module.css';
import { goalPlanOf, type GoalPlan } from './plan';
import { goalTimelineOf, type TimelineScale } from './timeline';
import { useGoalsTexts } from './texts';
import { changedFieldsOf, savingUnitOf, type GoalsContext } from './use-goals';

type GoalRowProps = GoalsContext & {
  goal: Goal;
  scale: TimelineScale;
  hasLabel: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

const short = 'v-warn v-strong';

function Source({ goal: { saved }, nameOf }: Pick<GoalRowProps, 'goal' | 'nameOf'>) {
  const t = useGoalsTexts();
  const { date, percent } = useFormat();
  const text = () => {
    if (saved.type === 'by_hand') return t('goals.byHand', { date: date(saved.saved_on) });
    const account = saved.account_id === null ? undefined : nameOf(saved.account_id);
    if (account === undefined || saved.share_percent === 100) return account;
    return t('goals.share', { percent: percent(saved.share_percent), account });
  };
  return <p className="v-muted v-sm">{text()}</p>;
}

type StatusProps = Pick<GoalRowProps, 'goal' | 'state' | 'changes' | 'isOver'> & { plan: GoalPlan };

/** Text that states whether the goal is on track, with a button for each remedy. */
function Status({ goal, state, changes, isOver, plan }: StatusProps) {
  const t = useGoalsTexts();
  const { money, date } = useFormat();
  const inDollars = (cents: number) => money(cents / 100);
  const unit = savingUnitOf(state);
  const { id, name, per_payday_cents: each, saved } = goal;
  if (plan.status === 'unknown') {
    const isGone = saved.type === 'account' && saved.account_id === null;
    return <span className="v-muted v-sm">{t(isGone ? 'goals.gone' : 'goals.unknown')}</span>;
  }
  if (plan.status === 'done') return <span className="v-strong v-good">{t('goals.done')}</span>;
  if (plan.status === 'on_track') {
    return (
      <>
        <span className={isOver ? short : 'v-strong v-good'}>{t(isOver ? 'goals.onTrackOver' : 'goals.onTrack')}</span>
        <span className="v-muted v-sm">{t('goals.full', { date: date(plan.fullOn) })}</span>
      </>
    );
  }
  const { shortCents, moreCents, laterDate } = plan;
  const more = moreCents === null ? undefined : inDollars(moreCents);
  const later = laterDate === null ? undefined : date(laterDate);
  const kept = inDollars(each ?? 0);
  const ways = () => {
    if (more !== undefined && later !== undefined) return t(`goals.both.${unit}`, { more, each: kept, date: later });
    if (more !== undefined) return t(`goals.more.${unit}`, { more });
    return later === undefined ? t('goals.stuck') : t('goals.later', { each: kept, date: later });
  };
  const fix = (changed: { per_payday_cents: number } | { date: string }) =>
    changes.change({ type: 'change', id, input: changedFieldsOf(goal, changed) }, t('goals.saved.changed', { name }));
  return (
    <>
      <span className={short}>{t('goals.short', { amount: inDollars(shortCents) })}</span>
      <span className="v-muted v-sm">{ways()}</span>
      <span className={`${styles.fixes} v-cluster v-gap-2 v-column-3`}>
        {moreCents !== null && more !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('goals.makeOf', { amount: more, name })}
            onClick={() => fix({ per_payday_cents: moreCents })}
          >
            {t('goals.make', { amount: more })}
          </Button>
        )}
        {laterDate !== null && later !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('goals.moveOf', { date: later, name })}
            onClick={() => fix({ date: laterDate })}
          >
            {t('goals.move', { date: later })}
          </Button>
        )}
      </span>
    </>
  );
}

export function GoalRow({ goal, scale, hasLabel, isOpen, onOpen, ...context }: GoalRowProps) {
  const { state, paydays, nameOf, changes } = context;
  const t = useGoalsTexts();
  const { money, date } = useFormat();
  const { id, name, saved_cents: saved, target_cents: target, per_payday_cents: each } = goal;
  const inDollars = (cents: number) => money(cents / 100);
  const course = goalTimelineOf(goal, paydays);
  const plan = goalPlanOf(
    { savedCents: saved, targetCents: target, perPaydayCents: each ?? 0, date: goal.date },
    paydays,
  );
  const unit = savingUnitOf(state);
  const close = () => onOpen(false);
  return (
    <li className={`v-baseline v-line-above v-pad-4 v-figures v-sides v-folding v-column-5 ${styles.goal}`}>
      <div className={styles.who}>
        <h3 className="v-lg v-anywhere v-leading-13">{name}</h3>
        <Source goal={goal} nameOf={nameOf} />
      </div>
      <div className={`${styles.sums} v-cluster v-column-5 v-between v-baseline`}>
        <p className={styles.held}>
          {saved !== null && <span className="v-strong">{inDollars(saved)}</span>}{' '}
          <span className="v-muted v-sm">{t('goals.of', { amount: inDollars(target) })}</span>
        </p>
        <p className={`${styles.date} v-sm v-end`}>
          <time dateTime={goal.date}>{date(goal.date)}</time>
        </p>
      </div>
      <p className={`${styles.each} v-sm`}>{each !== null && t(`goals.each.${unit}`, { amount: inDollars(each) })}</p>
      <p className={`${styles.controls} v-cluster`}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-label={t('goals.editOf', { name })}
          onClick={() => onOpen(!isOpen)}
        >
          {t('goals.edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('goals.deleteOf', { name })}
          onClick={() => changes.change({ type: 'remove', id }, t('goals.saved.deleted', { name }))}
        >
          {t('goals.delete')}
        </Button>
      </p>
      {course && (
        <div className={`${styles.dots} v-across`}>
          <GoalDots course={course} scale={scale} unit={unit} hasLabel={hasLabel} />
        </div>
      )}
      <p className="v-across v-cluster v-gap-1 v-column-3 v-baseline v-sm">
        <Status goal={goal} state={state} changes={changes} isOver={context.isOver} plan={plan} />
      </p>
      {isOpen && (
        <GoalForm
          {...context}
          goal={goal}
          onSubmit={async (input, opened = goal) =>
            changes.save(
              { type: 'change', id, input: changedFieldsOf(opened, input) },
              t('goals.saved.changed', { name: input.name }),
              close,
            )
          }
          onClose={close}
        />
      )}
    </li>
  );
}
