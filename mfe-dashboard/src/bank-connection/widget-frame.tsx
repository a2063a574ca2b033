import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts';
import type { LinkSession } from './link-session';
import { readWidgetMessage } from './read-widget-message';
import type { WidgetMessage } from './read-widget-message';
import styles from './bank-connection.module.css';

type WidgetFrameProps = {
  session: LinkSession;
  hidden: boolean;
  onMessage: (message: WidgetMessage) => void;
};

/** The aggregator's widget in its frame; only messages of its own origin, from this very frame, are handed on. */
export function WidgetFrame({ session, hidden, onMessage }: WidgetFrameProps) {
  const t = useTexts();
  const name = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const fromWidget = event.source !== null && event.source === frame.current?.contentWindow;
      if (fromWidget && event.origin === session.allowed_origin) onMessage(readWidgetMessage(event.data));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [session, onMessage]);

  // The token travels in the body of a form, never in an address.
  useEffect(() => form.current?.submit(), [session]);

  return (
    <div hidden={hidden}>
      <form ref={form} method="post" action={session.fastlink_url} target={name}>
        <input type="hidden" name="accessToken" value={`Bearer ${session.access_token}`} />
        <input type="hidden" name="extraParams" value={`configName=${encodeURIComponent(session.config_name)}`} />
      </form>
      <iframe
        ref={frame}
        name={name}
        title={t('connect.frame')}
        className={styles.frame}
        referrerPolicy="strict-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the widget is of another origin, so its scripts reach nothing of ours; without its own origin its messages could not be told from forged ones
        sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
      />
    </div>
  );
}
