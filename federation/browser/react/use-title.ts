import { useLayoutEffect } from 'react';
import { setTitle } from '../adapters/document-state';

/** Sets the document's title while the caller is mounted; it is restored when a remote that changed it leaves. */
export function useTitle(title: string): void {
  useLayoutEffect(() => setTitle(title), [title]);
}
