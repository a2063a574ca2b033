import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi, useAuth, useLanguage } from '@verdant/shared/services';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { lastUse, noteUse, onUse } from '../auth/session-use';
import { useTexts } from './texts';

/** Room to read the warning and to answer it; WCAG 2.2.1 wants at least 20 seconds. */
const WARN_MS = 120_000;
/** The server stores a use once a minute, so that a session may end that much earlier. */
const STORED_EVERY_MS = 60_000;
/** After this no clock of a request is late any more. */
const SURELY_OVER_MS = 10_000;

type Idle = {
  now: number;
  /** Of the last request. */
  usedAt: number;
  /** Of the last key or pointer press. */
  activeAt: number;
  /** The server's idle time. */
  minutes: number;
};

type IdleStep = { type: 'rest' } | { type: 'warn'; endsAt: number } | { type: 'send' };

/**
 * What an idle session needs now: nothing, a warning, or a request, which extends it for an active user and, once it is
 * over, signs out. All times in milliseconds since the epoch.
 */
export function nextStep({ now, usedAt, activeAt, minutes }: Idle): IdleStep {
  const idleMs = minutes * 60_000;
  const over = usedAt + idleMs;
  const endsAt = over - Math.min(STORED_EVERY_MS, idleMs / 10);
  if (now < endsAt - Math.min(WARN_MS, idleMs / 2)) return { type: 'rest' };
  if (now >= over + SURELY_OVER_MS) return { type: 'send' };
  return activeAt > usedAt && now < endsAt ? { type: 'send' } : { type: 'warn', endsAt };
}

const CHECK_MS = 5_000;
const CHANNEL = 'verdant:session-use';

/**
 * Warns before an idle session ends, and lets the user extend it (WCAG 2.2.1). Typing and clicking extend it without a
 * warning. Requests of other tabs count.
 * @param minutes the server's idle time
 */
export function IdleWarning({ minutes }: { minutes: number }) {
  const t = useTexts();
  const api = useApi();
  const { logout } = useAuth();
  const { language } = useLanguage();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const activeAt = useRef(0);
  const isSending = useRef(false);

  /** Any request extends the session; after its end, the response signs out (spec 8). */
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
    const step = nextStep({ now: Date.now(), usedAt: lastUse(), activeAt: activeAt.current, minutes });
    if (step.type === 'send') void extend();
    else setEndsAt(step.type === 'warn' ? step.endsAt : null);
  });

  useEffect(() => {
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number' || data <= lastUse()) return;
      noteUse(data);
      check();
    });
    let posted = lastUse();
    const stop = onUse(() => {
      // At most once a second, and never what another tab has just reported.
      if (lastUse() - posted < 1_000) return;
      posted = lastUse();
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

  const locale = language === 'en' ? 'en-AU' : language;
  const time = new Date(endsAt ?? 0).toLocaleTimeString(locale, { timeStyle: 'short' });
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
