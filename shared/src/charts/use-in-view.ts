import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A chart that is about to be scrolled to starts loading, so that most people never see its skeleton. */
const NEAR = '160px';

/** True from the first time the element comes near the visible part of the page, or the page is printed. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (seen || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    const show = () => setSeen(true);
    observer.observe(element);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [ref, seen]);

  return seen;
}
