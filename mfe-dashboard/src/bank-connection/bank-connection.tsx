import { useEffect, useRef } from 'react';
import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { Banner, Button, ButtonLink, Page, Spinner } from '@verdant/shared/ui';
import { Link } from '@verdant/shared/router';
import { Section } from '../section/section';
import styles from './bank-connection.module.css';
import { useConnectionTexts } from './texts';
import { useBankFlow } from './use-bank-flow';
import { WidgetFrame } from './widget-frame';

const bullets = ['connect.bullet1', 'connect.bullet2', 'connect.bullet3'] as const;

type IntroProps = {
  isOffered: boolean | undefined;
  onContinue: () => void;
};

/** Introduction: benefits of linking a bank, and buttons to continue or skip linking (spec 2, "Bank connection page"). */
function Intro({ isOffered, onContinue }: IntroProps) {
  const t = useConnectionTexts();
  return (
    <>
      <h2 className="v-xl">{t('connect.lead')}</h2>
      <ul className="v-line-above">
        {bullets.map((bullet) => (
          <li key={bullet} className={`${styles.bullet} v-line-below v-pad-4 v-gap-1 v-column-8`}>
            <p className="v-strong">{t(bullet)}</p>
            <p className="v-muted v-sm">{t(`${bullet}Text`)}</p>
          </li>
        ))}
      </ul>
      {/* The controls wait for the answer, because a button that is replaced by a banner would move the others. */}
      {isOffered !== undefined && (
        <>
          {!isOffered && <Banner tone="info">{t('connect.notOffered')}</Banner>}
          <div className="v-buttons v-cluster v-gap-3">
            {isOffered && <Button onClick={onContinue}>{t('connect.continue')}</Button>}
            <ButtonLink to="/dashboard" variant="secondary">
              {t('connect.skip')}
            </ButtonLink>
          </div>
          <p>
            <Link to="/money/import">{t('connect.file')}</Link>
          </p>
        </>
      )}
    </>
  );
}

const waiting = { preparing: 'connect.preparing', finishing: 'connect.finishing', done: 'connect.linked' } as const;
const isWaiting = (status: string): status is keyof typeof waiting => status in waiting;

export function BankConnection() {
  const t = useConnectionTexts();
  const { flow, dispatch } = useBankFlow(t('connect.toast'));
  const start = () => dispatch({ type: 'start' });
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
            <div className="v-buttons v-cluster v-gap-3">
              <Button onClick={start}>{t('connect.retry')}</Button>
              <ButtonLink to="/dashboard" variant="secondary">
                {t('connect.skip')}
              </ButtonLink>
            </div>
          </>
        )}
        {session && <WidgetFrame session={session} hidden={status !== 'widget'} dispatch={dispatch} />}
      </div>
    </Page>
  );
}
