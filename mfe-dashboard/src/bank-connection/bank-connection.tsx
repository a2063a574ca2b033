import { useEffect, useRef } from 'react';
import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { Banner, Button, ButtonLink, Page, Spinner } from '@verdant/shared/ui';
import { Section } from '../section/section';
import styles from './bank-connection.module.css';
import { Intro } from './intro';
import { useConnectionTexts } from './texts';
import { useBankFlow } from './use-bank-flow';
import { WidgetFrame } from './widget-frame';

const waiting = { preparing: 'connect.preparing', finishing: 'connect.finishing', done: 'connect.linked' } as const;
const isWaiting = (status: string): status is keyof typeof waiting => status in waiting;

export function BankConnection() {
  const t = useConnectionTexts();
  const { flow, start, take, giveUp } = useBankFlow(t('connect.toast'));
  const { status, session, message } = flow;
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(status);

  // Moves the focus to the new content after a change of status, because the pressed button was removed.
  useEffect(() => {
    if (shown.current !== status) content.current?.focus();
    shown.current = status;
  }, [status]);

  return (
    <Page title={t('connect.title')} subtitle={t('connect.subtitle')} width="narrow">
      <div ref={content} tabIndex={-1} className="v-stack v-gap-6 v-ringless">
        {status === 'intro' && (
          <ConnectedBanks
            renderOffer={(isOffered) => <Intro isOffered={isOffered} onContinue={start} />}
            renderList={(list) => <Section title={t('banks.title')}>{list}</Section>}
          />
        )}
        {isWaiting(status) && <Spinner label={t(waiting[status])} />}
        {status === 'error' && (
          <>
            <Banner>{message ?? t(session ? 'connect.widgetFailed' : 'connect.failed')}</Banner>
            <div className={`${styles.actions} v-cluster v-gap-3`}>
              <Button onClick={start}>{t('connect.retry')}</Button>
              <ButtonLink to="/dashboard" variant="secondary">
                {t('connect.skip')}
              </ButtonLink>
            </div>
          </>
        )}
        {session && <WidgetFrame session={session} hidden={status !== 'widget'} onMessage={take} onBroken={giveUp} />}
      </div>
    </Page>
  );
}
