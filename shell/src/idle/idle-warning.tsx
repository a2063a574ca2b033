import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localeOf } from '@verdant/shared/contract';
import { useApi, useAuth, useLanguage } from '@verdant/shared/services';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { lastSessionUseAt, noteSessionUse, onSessionUse } from '../auth/session-use';
import { useTexts } from './texts';

/** Time to read and answer the warning, in milliseconds. WCAG 2.2.1 requires at least 20 seconds. */
const WARN_MS = 120_000;
/** Milliseconds between the server's records of a session's use. A session can end up to one such interval early. */
const STORED_EVERY_MS = 60_000;
/** Time after the calculated end of a session, in milliseconds, after which the session has certainly ended. */
const SURELY_OVER_MS = 10_000;

/** Times in milliseconds since the epoch: `usedAt` of the last request, `activeAt` of the last key or pointer press. */
type Idle = {
  now: number;
  usedAt: number;
  activeAt: number;
  minutes: number;
};

type IdleStep = { type: 'rest' } | { type: 'warn'; endsAt: number } | { type: 'send' };

/** Decides what an idle session needs: nothing, a warning, or a request that extends or ends it. */
export function decideIdleStep({ now, usedAt, activeAt, minutes }: Idle): IdleStep {
  const idleMs = minutes * 60_000;
  const over = usedAt + idleMs;
  const endsAt = over - Math.min(STORED_EVERY_MS, idleMs / 10);
  if (now < endsAt - Math.min(WARN_MS, idleMs / 2)) return { type: 'rest' };
  if (now >= over + SURELY_OVER_MS) return { type: 'send' };
  return activeAt > usedAt && now < endsAt ? { type: 'send' } : { type: 'warn', endsAt };
}

const CHECK_MS = 5_000;
const CHANNEL = 'verdant:session-use';

/** Warns before a session ends after `minutes` of idle time, and lets the user extend it (WCAG 2.2.1). */
export function IdleWarning({ minutes }: { minutes: number }) {
  const t = useTexts();
  const api = useApi();
  const { logout } = useAuth();
  const { language } = useLanguage();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const activeAt = useRef(0);
  const isSending = useRef(false);

  /** Any request extends the session. After the end of the session, the response (401) signs the user out (spec 8). */
  const extend = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await api.get('/auth/me');
      setEndsAt(null);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      isSending.current = false;
    }
  };

  const check = useEffectEvent(() => {
    const step = decideIdleStep({ now: Date.now(), usedAt: lastSessionUseAt(), activeAt: activeAt.current, minutes });
    if (step.type === 'send') void extend();
    else setEndsAt(step.type === 'warn' ? step.endsAt : null);
  });

  useEffect(() => {
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number' || data <= lastSessionUseAt()) return;
      noteSessionUse(data);
      check();
    });
    let posted = lastSessionUseAt();
    const stop = onSessionUse(() => {
      // A use of the session is reported to other tabs at most once a second.
      if (lastSessionUseAt() - posted < 1_000) return;
      posted = lastSessionUseAt();
      channel?.postMessage(posted);
    });
    const noteActivity = () => {
      activeAt.current = Date.now();
    };
    addEventListener('pointerdown', noteActivity, { passive: true });
    addEventListener('keydown', noteActivity, { passive: true });
    const timer = setInterval(() => check(), CHECK_MS);
    return () => {
      stop();
      channel?.close();
      clearInterval(timer);
      removeEventListener('pointerdown', noteActivity);
      removeEventListener('keydown', noteActivity);
    };
  }, []);

  const time = new Date(endsAt ?? 0).toLocaleTimeString(localeOf(language), { timeStyle: 'short' });
  return (
    <Dialog
      open={endsAt !== null}
      size="sm"
      title={t('idle.title')}
      onClose={() => void extend()}
      actions={
        <>
          <Button variant="secondary" onClick={logout}>
            {t('idle.signOut')}
          </Button>
          <Button onClick={() => void extend()}>{t('idle.stay')}</Button>
        </>
      }
    >
      <p>{t('idle.text', { time })}</p>
      {failed && <Banner>{t('idle.failed')}</Banner>}
    </Dialog>
  );
}
