import { useEffect } from 'react';
import { useLocation } from '@verdant/shared/router';

/** Scrolls to the anchor in the URL. Without prerendering, the browser looks for the anchor before the element exists. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id === '' || document.querySelector(':target')?.id === id) return;
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
}
