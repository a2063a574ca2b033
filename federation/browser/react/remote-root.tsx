import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import { restoreTitle, saveDocumentState, setTitle } from '../adapters/document-state';
import { replayInput, captureInput } from '../adapters/hydration';
import { SLOW_LOAD_AFTER_MS } from '../core/timing';
import { useRemotes } from './remotes';

/** Sets the document's title while the caller is mounted. Removing a remote that changed the title restores this title. */
export function useTitle(title: string): void {
  useLayoutEffect(() => setTitle(title), [title]);
}

/**
 * Restores the document when the remote is removed. The last child cleans up after the remote's own clean-ups, and an
 * insertion effect cleans up before layout effects of the next content.
 */
function DocumentRestorer() {
  useInsertionEffect(saveDocumentState, []);
  useEffect(() => restoreTitle, []);
  return null;
}

type RemoteRootProps = { name: string; children: ReactNode };

/** Renders a `display: contents` element around a remote's content. The build scopes a remote's styles to this element. */
export function RemoteRoot({ name, children }: RemoteRootProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  // A layout effect is used because the content can suspend, and layout effects run only after the content has rendered.
  useLayoutEffect(() => {
    if (rootRef.current) replayInput(rootRef.current);
  }, []);
  return (
    <div ref={rootRef} data-remote={name}>
      {children}
      <DocumentRestorer />
    </div>
  );
}

const never = () => () => undefined;

/**
 * Returns `isShown`, true until the component can replace the prerendered HTML, but for at most `SLOW_LOAD_AFTER_MS`.
 * `isDirect` is true if the component replaces the HTML without a waiting screen.
 */
export function usePrerenderedPage(): [isShown: boolean, isDirect: boolean] {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasPrerendered] = useState(isHydrating);
  const [isOverdue, setOverdue] = useState(false);
  // The deferred value stays true while the component is rendered in the background.
  const isShown = useDeferredValue(isHydrating);

  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setOverdue(true), SLOW_LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  return [isShown && !isOverdue, wasPrerendered && !isOverdue];
}

/** Renders the prerendered HTML of a remote's page as a raw string, inside which React changes nothing. */
export function PrerenderedRoot({ name }: { name: string }) {
  const { html = '' } = useRemotes().host;
  const rootRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const page = rootRef.current;
    return () => captureInput(page);
  }, []);
  // oxlint-disable-next-line react/no-danger -- HTML that the server has checked; a browser only hydrates it
  return <div ref={rootRef} data-remote={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
