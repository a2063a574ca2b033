import { useLayoutEffect } from 'react';
import { setTitle } from '../adapters/document-state';

/** The document's title while the host shows this; it comes back when a remote that changed it leaves. */
export function useTitle(title: string): void {
  useLayoutEffect(() => setTitle(title), [title]);
}
