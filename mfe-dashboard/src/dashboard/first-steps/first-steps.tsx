import { Check } from 'lucide-react';
import { actionCalls, callApi, FIRST_STEPS } from '@verdant/shared/contract';
import type { InsightsResult, Goal, MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { Link } from '@verdant/shared/router';
import { useApi } from '@verdant/shared/services';
import { Button, ButtonLink, classNames } from '@verdant/shared/ui';
import { hasAccountData } from '@verdant/shared/money';
import styles from './first-steps.module.css';
import { useStepsTexts } from './texts';

const stepPages = {
  quiz: '/onboarding',
  accounts: '/money/import',
  bills: '/money/bills',
  goal: '/savings',
} as const;

type StepId = keyof typeof stepPages;
type Step = { id: StepId; isDone: boolean };

type StepsInput = {
  isQuizDone: boolean;
  overview: MoneyOverview;
  /** The pay cycle; undefined for users without account data. */
  cycle?: Pick<MoneyCycle, 'pay' | 'is_pay_dismissed' | 'bills'> | undefined;
  goals?: readonly Pick<Goal, 'id'>[] | undefined;
};

/** True if the user has corrected or dismissed their pay, or has changed, confirmed or added a bill. */
const hasCheckedBills = ({ pay, is_pay_dismissed: isDismissed, bills }: NonNullable<StepsInput['cycle']>): boolean =>
  isDismissed || pay?.source === 'corrected' || bills.some(({ status }) => status !== 'found');

export const firstStepsOf = ({ isQuizDone, overview, cycle, goals = [] }: StepsInput): Step[] => [
  { id: 'quiz', isDone: isQuizDone },
  { id: 'accounts', isDone: hasAccountData(overview) },
  { id: 'bills', isDone: cycle !== undefined && hasCheckedBills(cycle) },
  { id: 'goal', isDone: goals.length > 0 || overview.kept?.goals === true },
];

function StepItem({ id, isDone, isNext }: Step & { isNext: boolean }) {
  const t = useStepsTexts();
  const to = stepPages[id];
  return (
    <li className={classNames(styles.step, 'v-gap-3 v-start', isNext && styles.next)}>
      <span className={classNames('v-disc', styles.mark, isDone && 'v-you')} aria-hidden="true">
        {isDone && <Check size={14} />}
      </span>
      <div className={`${styles.what} v-stack v-left v-packed`}>
        {isNext ? (
          <ButtonLink to={to} size="sm">
            {t(`steps.${id}`)}
          </ButtonLink>
        ) : (
          <Link to={to} className={`v-stack v-strong v-link ${styles.link}`}>
            {isDone && (
              <>
                <span className="visually-hidden">{t('steps.done')}</span>{' '}
              </>
            )}
            <span>{t(`steps.${id}`)}</span>
          </Link>
        )}
        {isNext && <p className={`${styles.how} v-muted v-xs`}>{t(`steps.${id}How`)}</p>}
      </div>
    </li>
  );
}

/** List of a new user's first steps, each a link to its page, until all are done or the user hides the list for good. */
export function FirstSteps({ onHidden, ...input }: StepsInput & { onHidden: () => void }) {
  const steps = firstStepsOf(input);
  const t = useStepsTexts();
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () =>
      callApi(api, actionCalls.decide, { params: { id: FIRST_STEPS }, body: { state: 'dismissed', reason: 'other' } }),
    onSuccess: () => {
      client.setQueriesData<InsightsResult>({ queryKey: ['insights'] }, (result) =>
        result ? { ...result, steps_closed: true } : result,
      );
      onHidden();
    },
  });
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className={`${styles.steps} v-screen`} aria-label={t('steps.title')}>
      <header className={`${styles.head} v-cluster v-gap-0 v-column-3 v-center`}>
        <h2 className={`v-md v-strong v-track-1 ${styles.title}`}>{t('steps.title')}</h2>
        <p className={`v-muted v-sm v-grow ${styles.count}`}>
          {t('steps.count', { count: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className={styles.hide}
          aria-label={t('steps.hideOf')}
          busy={isPending}
          onClick={() => mutate()}
        >
          {t('steps.hide')}
        </Button>
      </header>
      {isError && <p role="alert">{t('steps.failed')}</p>}
      <ol className={`v-gap-3 v-column-6 v-above-2 ${styles.list}`}>
        {steps.map((step) => (
          <StepItem key={step.id} {...step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}
