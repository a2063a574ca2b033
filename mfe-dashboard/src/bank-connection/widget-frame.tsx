import { useEffect, useId, useRef } from 'react';
import type { LinkSession } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import type { BankFlowEvent } from './bank-flow';
import { readWidgetMessage } from './read-widget-message';
import styles from './bank-connection.module.css';
import { useConnectionTexts } from './texts';

type WidgetFrameProps = { session: LinkSession; hidden: boolean; dispatch: (event: BankFlowEvent) => void };

/** Empty callback that the script requires. The page uses message events, because these contain the sender's origin. */
const unused = () => undefined;

/** FastLink's locale for each language; undefined selects the locale of FastLink's configuration. */
const locales = { en: undefined, de: 'de_DE', es: 'es_ES', fr: 'fr_FR' } as const;

/** True if the message comes from a frame that the widget's script added to our container. */
function isFromFrameIn(container: HTMLElement, source: MessageEventSource | null): boolean {
  return source !== null && [...container.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source);
}

/**
 * The aggregator's widget, which the widget's own script opens in an iframe. Passes on only messages that come from exactly
 * the allowed origin and from an iframe inside this element.
 */
export function WidgetFrame({ session, hidden, dispatch }: WidgetFrameProps) {
  const t = useConnectionTexts();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const title = t('connect.frame');
  const locale = locales[useLanguage().language];

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isFromWidget =
        event.origin === session.allowed_origin && container.current && isFromFrameIn(container.current, event.source);
      if (isFromWidget) dispatch({ type: 'message', message: readWidgetMessage(event.data) });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [session, dispatch]);

  useEffect(() => {
    const box = container.current;
    const { fastlink } = window;
    if (!box || !fastlink) return undefined;
    // Gives the iframe an accessible name as soon as the script adds the iframe, because the script sets no name.
    const nameFrames = new MutationObserver(() =>
      box.querySelectorAll('iframe:not([title])').forEach((frame) => frame.setAttribute('title', title)),
    );
    nameFrames.observe(box, { childList: true, subtree: true });
    try {
      fastlink.open(
        {
          fastLinkURL: session.fastlink_url,
          accessToken: `Bearer ${session.access_token}`,
          params: { configName: session.config_name, ...(locale && { locale }) },
          forceIframe: true,
          iframeScrolling: 'auto',
          onSuccess: unused,
          onError: unused,
          onClose: unused,
          onEvent: unused,
        },
        box.id,
      );
    } catch {
      dispatch({ type: 'notPrepared' });
    }
    return () => {
      nameFrames.disconnect();
      fastlink.close();
      // Removes elements that the script has not removed itself.
      box.replaceChildren();
    };
  }, [session, title, locale, dispatch]);

  return <div ref={container} id={id} className={styles.frame} hidden={hidden} />;
}
