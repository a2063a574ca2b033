import { useMemo, useState } from 'react';
import { LoadFailure, LoadState, useCall } from '@verdant/shared/calls';
import { Outcome } from '@verdant/shared/changes';
import { goalCalls, type GoalsState, type MoneyOverview, type ProposedGoal } from '@verdant/shared/contract';
import { useAccountNumber } from '@verdant/shared/money';
import { useSearchParams } from '@verdant/shared/router';
import { Button } from '@verdant/shared/ui';
import { DotsLegend } from './goal-dots';
import { GoalForm } from './goal-form';
import { GoalRow } from './goal-row';
import { paydaysFromGaps, totalPerPayday } from './plan';
import { useGoalsTexts } from './texts';
import { goalTimelineOf, timelineScaleOf } from './timeline';
import { savingUnitOf, useGoalChanges, useGoals, useGoalSumText, type GoalsContext } from './use-goals';
import styles from './own-goals.module.css';

type AddGoalProps = GoalsContext & {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  proposed: ProposedGoal | undefined;
};

function AddGoal({ isOpen, onOpen, proposed, ...context }: AddGoalProps) {
  const t = useGoalsTexts();
  const close = () => onOpen(false);
  return (
    <div>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {t('goals.add')}
      </Button>
      {isOpen && (
        <GoalForm
          {...context}
          proposed={proposed}
          onSubmit={async (input) =>
            context.changes.save({ type: 'create', input }, t('goals.saved.added', { name: input.name }), close)
          }
          onClose={close}
        />
      )}
    </div>
  );
}

/** Message that the requested proposal does not exist or could not be loaded. */
function NothingFilledIn({ query }: Proposal) {
  const t = useGoalsTexts();
  if (!query.isError) return <p role="status">{t('goals.proposed.none')}</p>;
  return <LoadFailure query={query}>{t('goals.proposed.failed')}</LoadFailure>;
}

const NEW = 'new';

type LoadedProps = { state: GoalsState; overview: MoneyOverview; proposal: Proposal };

function Loaded({ state, overview, proposal }: LoadedProps) {
  const t = useGoalsTexts();
  const accountNumber = useAccountNumber();
  const together = useGoalSumText(state);
  const changes = useGoalChanges(state, overview);
  const { proposed, isAsked, forget } = proposal;
  const [chosen, setOpenForm] = useState<string | null>();
  const open = chosen === undefined && proposed ? NEW : (chosen ?? null);
  const { goals, today, payday_gaps: gaps } = state;
  const paydays = useMemo(() => paydaysFromGaps(today, gaps), [today, gaps]);
  const courses = goals.flatMap((goal) => goalTimelineOf(goal, paydays) ?? []);
  const firstWithLine = goals.find((goal) => goalTimelineOf(goal, paydays));
  const scale = timelineScaleOf(courses);
  const setOpen = (next: string | null) => {
    forget();
    setOpenForm(next);
  };
  const names = new Map(
    overview.accounts.map(({ id, name, masked_number: number }) => [id, `${name} ${accountNumber(number)}`.trim()]),
  );
  const context = {
    state,
    paydays,
    accounts: overview.accounts,
    nameOf: (id: string) => names.get(id),
    changes,
    isOver: state.free_cents !== null && totalPerPayday(goals) > Math.max(0, state.free_cents),
  };
  return (
    <>
      {goals.length === 0 ? (
        <p className="v-muted v-sm">{t('goals.empty')}</p>
      ) : (
        <>
          <p className={`${styles.together} v-figures`}>{together(totalPerPayday(goals))}</p>
          {courses.length > 0 && (
            <DotsLegend
              scale={scale}
              unit={savingUnitOf(state)}
              hasLate={courses.some(({ toCome, before }) => toCome > before)}
            />
          )}
        </>
      )}
      <Outcome changes={changes} />
      {goals.length > 0 && (
        <ul className="v-line-below">
          {goals.map((goal) => (
            <GoalRow
              key={goal.id}
              {...context}
              goal={goal}
              scale={scale}
              hasLabel={goal === firstWithLine}
              isOpen={open === goal.id}
              onOpen={(isOpen) => setOpen(isOpen ? goal.id : null)}
            />
          ))}
        </ul>
      )}
      {isAsked && !proposed && <NothingFilledIn {...proposal} />}
      <AddGoal
        {...context}
        proposed={proposed}
        isOpen={open === NEW}
        onOpen={(isOpen) => setOpen(isOpen ? NEW : null)}
      />
    </>
  );
}

export function OwnGoals(overview: MoneyOverview) {
  const t = useGoalsTexts();
  const goals = useGoals(overview);
  const proposal = useProposal();
  return (
    <section className="v-stack v-gap-4" aria-label={t('goals.title')}>
      <h2 className="v-xl">{t('goals.title')}</h2>
      <LoadState
        query={{ ...goals, data: proposal.query.isLoading ? undefined : goals.data }}
        loading={t('goals.loading')}
        failed={t('goals.failed')}
        height="14rem"
      />
      {goals.data && !proposal.query.isLoading && <Loaded state={goals.data} overview={overview} proposal={proposal} />}
    </section>
  );
}

type Proposal = {
  isAsked: boolean;
  /** The proposed goal; undefined without a proposal and after a failed request. */
  proposed: ProposedGoal | undefined;
  query: Pick<ReturnType<typeof useCall>, 'isLoading' | 'isError' | 'isFetching' | 'refetch'>;
  /** Forgets the proposal, which can be outdated when the form opens again. */
  forget: () => void;
};

/** Returns the proposed goal that the URL requests (`?goal=full-buffer`). */
function useProposal(): Proposal {
  const [params, setParams] = useSearchParams();
  const named = params.get('goal') ?? '';
  // Ignores a name in any other form, because it names no advice and the server would refuse it.
  const rule = /^[a-z][a-z-]{0,59}$/.test(named) ? named : null;
  const queryKey = ['account-data', 'proposed-goal', rule];
  const query = useCall(goalCalls.proposed, { params: { rule: rule ?? '' } }, queryKey, {
    enabled: rule !== null,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return {
    isAsked: rule !== null,
    query,
    proposed: query.data?.proposed ?? undefined,
    forget: () => {
      if (rule !== null) setParams({}, { replace: true });
    },
  };
}
