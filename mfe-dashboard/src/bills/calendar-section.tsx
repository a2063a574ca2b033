import { useRef, useState } from 'react';
import { useCall } from '@verdant/shared/calls';
import { callApi, moneyCalendarCalls } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { useBillsTexts } from './texts';

const queryKey = ['account-data', 'calendar'];
const urlOf = (token: string) => `${location.origin}/api/v1/money/calendar/${token}`;

/** Section to create, replace and revoke the private link to a calendar of the bills. The link is shown only once. */
export function CalendarSection() {
  const t = useBillsTexts();
  const api = useApi();
  const client = useQueryClient();
  const { date } = useFormat();
  const [url, setUrl] = useState<string>();
  const controls = useRef<HTMLSpanElement>(null);
  const { data: state } = useCall(moneyCalendarCalls.state, {}, queryKey, { retry: false, gcTime: 0 });
  const create = useMutation({
    mutationFn: async () => callApi(api, moneyCalendarCalls.create, {}),
    onSuccess: ({ token, ...made }) => {
      client.setQueryData(queryKey, made);
      setUrl(urlOf(token));
    },
  });
  const revoke = useMutation({
    mutationFn: async () => callApi(api, moneyCalendarCalls.revoke, {}),
    onSuccess: (after) => {
      client.setQueryData(queryKey, after);
      setUrl(undefined);
      // Moves the focus, because the pressed button is removed.
      controls.current?.querySelector('button')?.focus();
    },
  });
  const madeAt = state?.created_at ?? null;
  return (
    <Section title={t('calendar.title')}>
      <div className="v-stack v-gap-6 v-ringless">
        <p className="v-muted v-sm">{t('calendar.text')}</p>
        {(create.isError || revoke.isError) && <Banner>{t('calendar.failed')}</Banner>}
        <div role="status" className="v-stack v-narrowing">
          {url !== undefined && (
            <>
              <TextField
                label={t('calendar.link')}
                hint={t('calendar.once')}
                readOnly
                value={url}
                onFocus={({ target }) => target.select()}
              />
              <a href={url.replace(/^https?:/, 'webcal:')} className="v-screen v-sm v-strong v-link">
                {t('calendar.open')}
              </a>
            </>
          )}
          {url === undefined && madeAt !== null && <span>{t('calendar.made', { date: date(madeAt) })}</span>}
          {revoke.isSuccess && madeAt === null && <span>{t('calendar.revoked')}</span>}
        </div>
        {state && (
          <span ref={controls} className="v-cluster v-gap-1 v-column-2">
            <Button variant="secondary" size="sm" busy={create.isPending} onClick={() => create.mutate()}>
              {t(madeAt === null ? 'calendar.create' : 'calendar.replace')}
            </Button>
            {madeAt !== null && (
              <Button variant="quiet" size="sm" busy={revoke.isPending} onClick={() => revoke.mutate()}>
                {t('calendar.revoke')}
              </Button>
            )}
          </span>
        )}
      </div>
    </Section>
  );
}
