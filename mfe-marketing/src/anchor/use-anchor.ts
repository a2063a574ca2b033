import { useEffect } from 'react';
import { useLocation } from '@verdant/shared/router';

/** Scrolls to the anchor in the URL: unless the server wrote the page, the browser looked for it before it was there. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '' || document.querySelector(':target')?.id === id) return;
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
}
