import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi, useAuth, useLanguage } from '@verdant/shared/services';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { lastSessionUseAt, noteSessionUse, onSessionUse } from '../auth/session-use';
import { decideIdleStep } from './next-step';
import { useTexts } from './texts';

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
