import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { captureInput } from '../adapters/hydration';
import { SLOW_LOAD_AFTER_MS } from '../core/limits';
import { useRemotes } from './remotes';

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
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const page = place.current;
    return () => captureInput(page);
  }, []);
  // oxlint-disable-next-line react/no-danger -- HTML that the server has checked; a browser only hydrates it
  return <div ref={place} data-remote={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
