import { Check } from 'lucide-react';
import { actionCalls, callApi, FIRST_STEPS } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { Link } from '@verdant/shared/router';
import { useApi } from '@verdant/shared/services';
import { Button, ButtonLink, classNames } from '@verdant/shared/ui';
import styles from './first-steps.module.css';
import { stepPages, stepsOf, type Step, type StepsInput } from './steps';
import { useStepsTexts } from './texts';

function StepItem({ id, isDone, isNext }: Step & { isNext: boolean }) {
  const t = useStepsTexts();
  const to = stepPages[id];
  return (
    <li className={classNames(styles.step, 'v-gap-3 v-start', isNext && styles.next)}>
      <span className={isDone ? styles.done : styles.open} aria-hidden="true">
        {isDone && <Check size={14} />}
      </span>
      <div className={`${styles.what} v-stack v-left v-packed`}>
        {isNext ? (
          <ButtonLink to={to} size="sm">
            {t(`steps.${id}`)}
          </ButtonLink>
        ) : (
          <Link to={to} className={`${styles.link} v-stack v-strong`}>
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
  const steps = stepsOf(input);
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
    <section className={styles.steps} aria-label={t('steps.title')}>
      <header className={`${styles.head} v-cluster v-gap-0 v-column-3 v-center`}>
        <h2 className={`${styles.title} v-md v-strong`}>{t('steps.title')}</h2>
        <p className={`${styles.count} v-muted v-sm`}>
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
      <ol className={styles.list}>
        {steps.map((step) => (
          <StepItem key={step.id} {...step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}
