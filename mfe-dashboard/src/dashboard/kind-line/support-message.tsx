import { AdviceLinks } from '@verdant/shared/advice';
import { actionCalls, callApi, KIND_LINE } from '@verdant/shared/contract';
import type { InsightsResult, KindLine as Line } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from '../dashboard.module.css';

/** A private sentence about a finding in the user's own transactions, with sources of help, until the user dismisses it. */
export function SupportMessage({ line }: { line: Line }) {
  const t = useTexts();
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () =>
      callApi(api, actionCalls.decide, { params: { id: KIND_LINE }, body: { state: 'dismissed', reason: 'other' } }),
    onSuccess: () =>
      client.setQueriesData<InsightsResult>({ queryKey: ['insights'] }, (result) => {
        if (!result) return result;
        const { kind_line: _dismissed, ...rest } = result;
        return rest;
      }),
  });
  return (
    <section className={`${styles.support} v-stack v-gap-2`} aria-label={t('kindLine.label')}>
      <p>{line.text}</p>
      <AdviceLinks links={line.links} />
      <div className="v-cluster v-gap-3 v-center">
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
          {t('kindLine.hide')}
        </Button>
        {isError && <span role="alert">{t('kindLine.failed')}</span>}
      </div>
    </section>
  );
}
