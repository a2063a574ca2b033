import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { restoreTitle, saveDocument, setTitle } from '../adapters/document-state';
import { replayInput } from '../adapters/hydration';

/** Sets the document's title while the caller is mounted. The title returns when a remote that changed it is removed. */
export function useTitle(title: string): void {
  useLayoutEffect(() => setTitle(title), [title]);
}

/**
 * Restores the document when the remote is removed. As the last child, this component cleans up after the remote; insertion effects
 * run before the layout effects of the next content.
 */
function DocumentRestorer() {
  useInsertionEffect(saveDocument, []);
  useEffect(() => restoreTitle, []);
  return null;
}

type RemoteRootProps = { name: string; children: ReactNode };

/** Element without a box (`display: contents`) around a remote's content, to which the build scopes the styles. */
export function RemoteRoot({ name, children }: RemoteRootProps) {
  const place = useRef<HTMLDivElement>(null);
  // A layout effect runs only after the content is rendered, because the page can suspend before.
  useLayoutEffect(() => {
    if (place.current) replayInput(place.current);
  }, []);
  return (
    <div ref={place} data-remote={name}>
      {children}
      <DocumentRestorer />
    </div>
  );
}
