import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { saveDocument, restoreTitle } from '../adapters/document-state';
import { replayInput } from '../adapters/hydration';

/**
 * Restores the document when the remote leaves. The last child of its root, so that React runs these clean-ups after the
 * remote's own; insertion effects run before any layout effect of what is shown next.
 */
function Traces() {
  useInsertionEffect(saveDocument, []);
  useEffect(() => restoreTitle, []);
  return null;
}

type RemoteRootProps = { name: string; children: ReactNode };

/** The element around everything that a remote shows, to which the build scopes styles. The host gives it no box (`display: contents`). */
export function RemoteRoot({ name, children }: RemoteRootProps) {
  const place = useRef<HTMLDivElement>(null);
  // The input is replayed once the content is there: a page may have suspended.
  useLayoutEffect(() => {
    if (place.current) replayInput(place.current);
  }, []);
  return (
    <div ref={place} data-remote={name}>
      {children}
      <Traces />
    </div>
  );
}
