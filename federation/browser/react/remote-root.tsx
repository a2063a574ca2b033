import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { restoreTitle, saveDocumentState, setTitle } from '../adapters/document-state';
import { replayInput } from '../adapters/hydration';

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
  const place = useRef<HTMLDivElement>(null);
  // A layout effect is used because the content can suspend, and layout effects run only after the content has rendered.
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
