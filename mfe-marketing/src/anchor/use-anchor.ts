import { useEffect } from 'react';
import { useLocation } from '@verdant/shared/router';

/** Scrolls to the anchor in the URL, because the browser does not find the anchor if the page is not prerendered. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '' || document.querySelector(':target')?.id === id) return;
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
}
