import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A chart that is about to be scrolled to starts loading, so that most users never see its skeleton. */
const NEAR = '160px';

/** `printed` as soon as the page is, even after it was near: what is then missing from it will be missing on the sheet. */
type View = 'far' | 'near' | 'printed';

/** Whether the element has come near the visible part of the page, or the page has been printed. */
export function useInView(ref: RefObject<Element | null>): View {
  const [view, setView] = useState<View>('far');

  useEffect(() => {
    const element = ref.current;
    if (view !== 'far' || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setView('near');
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, view]);

  useEffect(() => {
    // The browser lays out the sheets at once.
    const print = () => flushSync(() => setView('printed'));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);

  return view;
}
