import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CloudOff } from 'lucide-react';
import { failureDetails, useNewerVersion, useRemotes } from '@verdant/federation/browser';
import type { FailureScreenProps, RemoteLoadError, WaitingScreenProps } from '@verdant/federation/browser';
import { Button, ButtonLink, Spinner } from '@verdant/shared/ui';
import { leaveGuard } from '../leaving/leave-guard';
import { useShellTexts } from '../texts';
import styles from './screens.module.css';

/** Button that copies the failure report. The visible details are selected instead if copying fails. */
function CopyReport({ error }: { error: RemoteLoadError }) {
  const t = useShellTexts();
  const { registry, pageAt } = useRemotes().host;
  const [copied, setCopied] = useState<RemoteLoadError>();

  const copy = async ({ currentTarget: { parentElement } }: MouseEvent<HTMLButtonElement>) => {
    const around = {
      page: pageAt(location.pathname)?.path ?? location.pathname,
      browser: navigator.userAgent,
      isOnline: navigator.onLine,
      opened: performance.timeOrigin,
      isInLab: Boolean(registry.lab),
    };
    try {
      const { failureReport } = await import(/* webpackChunkName: "later" */ '@verdant/federation/report-text');
      await navigator.clipboard.writeText(failureReport(error, around));
      setCopied(error);
    } catch {
      if (parentElement) getSelection()?.selectAllChildren(parentElement);
    }
  };
  return (
    <Button variant="secondary" size="sm" data-action="copy-report" onClick={(event) => void copy(event)}>
      {t(copied === error ? 'failure.copied' : 'failure.copy')}
    </Button>
  );
}

/** Facts for support: remote, version, stage, reason, chunk id (spec 8), URL, status, attempt. */
export function FailureDetails({ error }: { error: RemoteLoadError }) {
  const t = useShellTexts();
  return (
    <details className={`${styles.details} v-full v-above-4 v-sm`}>
      <summary className="v-muted v-pointer">{t('failure.details')}</summary>
      <dl>
        {failureDetails(error).map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt className="v-muted">{t(`failure.${name}`)}</dt>
              <dd className="v-anywhere" data-detail={name}>
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
      <CopyReport error={error} />
    </details>
  );
}

export function failureTextKey({ reason, detail }: RemoteLoadError) {
  if (!navigator.onLine) return 'failure.offline';
  if (detail === 'contract') return 'failure.contract';
  return detail === 'refused-integrity' || detail === 'no-integrity'
    ? 'failure.altered'
    : (`failure.${reason}` as const);
}

/** Buttons after a failed load: always a retry, and a reload if the version is incompatible or a newer version exists. */
export function FailureActions({ error, isNewer, onRetry }: FailureScreenProps & { isNewer: boolean }) {
  const t = useShellTexts();
  const needsReload = isNewer || error.detail === 'contract';
  return (
    <>
      {needsReload && (
        <Button data-action="reload" onClick={() => leaveGuard.leave(() => location.reload())}>
          {t('failure.reload')}
        </Button>
      )}
      <Button variant={needsReload ? 'secondary' : 'primary'} data-action="try-again" onClick={onRetry}>
        {t('failure.tryAgain')}
      </Button>
    </>
  );
}

/** Replaces the whole shell after the shell's own code has thrown repeatedly. Uses no router and no session. */
export function ShellErrorScreen() {
  const t = useShellTexts();
  return (
    <main className={styles.screen}>
      <h1>{t('failure.title')}</h1>
      <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
    </main>
  );
}

/** Explains what failed to load and what to do; the navbar and the other pages keep working. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const t = useShellTexts();
  const isNewer = useNewerVersion();
  return (
    <section className={styles.screen} role="alert" aria-labelledby="failure-title" data-load-failure="">
      <div className="v-warn">
        <CloudOff size={28} aria-hidden="true" />
      </div>
      <h1 id="failure-title" className="v-xxxl v-tight">
        {t('failure.title')}
      </h1>
      <p className="v-muted">{t(isNewer ? 'failure.newer' : failureTextKey(error))}</p>
      <div className="v-cluster v-gap-3">
        <FailureActions error={error} isNewer={isNewer} onRetry={onRetry} />
        <ButtonLink to="/" variant="secondary">
          {t('failure.home')}
        </ButtonLink>
      </div>
      <FailureDetails error={error} />
    </section>
  );
}

export function WaitingScreen({ waiting, onRetry }: WaitingScreenProps) {
  const t = useShellTexts();
  if (waiting === 'loading') return <Spinner hiddenLabel={t('loading.label')} />;
  return (
    <Spinner
      label={
        <>
          <p>{t(`loading.${waiting}`)}</p>
          {waiting !== 'retrying' && (
            <Button variant="secondary" onClick={onRetry}>
              {t('loading.tryAgain')}
            </Button>
          )}
        </>
      }
    />
  );
}
