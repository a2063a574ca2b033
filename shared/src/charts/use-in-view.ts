import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Distance from the visible area at which a chart starts loading, so that most users never see its skeleton. */
const NEAR = '160px';

/** `printed` once the page is printed, even after `near`: the table is then printed instead of an unloaded chart. */
type View = 'far' | 'near' | 'printed';

/** Returns `near` once the element has come near the visible area, and `printed` once the page is printed. */
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
    // React must render synchronously, because the browser lays out the printed pages right after this event.
    const print = () => flushSync(() => setView('printed'));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);

  return view;
}
