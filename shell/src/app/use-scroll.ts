import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useLocation } from '@verdant/shared/router';

/** Time to wait until a page is tall enough for the previous scroll position, in milliseconds. */
const PATIENCE_MS = 3_000;
/** Events that show that the user scrolls or acts, after which the position is not restored. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the previous position as soon as the page is tall enough. Returns a function that stops further scrolling. */
function returnTo(top: number): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of TAKEN_OVER) removeEventListener(event, stop);
  };
  const growth = new ResizeObserver(() => {
    scroll();
    if (Math.abs(window.scrollY - top) <= 1) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true });
  scroll();
  growth.observe(document.body);
  return stop;
}

/** Scrolls a new page to the top, and a page that is opened by Back or Forward to its last position. */
export function useScroll(onNewPage: () => void): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  // This is a layout effect, because users can scroll and leave a prerendered page during its hydration.
  useLayoutEffect(() => {
    const remember = () => places.current.set(shown.current.key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    // The position is also stored on click: a quick click on a link leaves the page before the scroll event fires.
    addEventListener('click', remember, true);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, true);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    // The browser itself scrolls the first page, and scrolls to anchors within a page.
    if (!isNewPage) return undefined;
    onNewPage();
    if (navigation !== NavigationType.Pop) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    return returnTo(places.current.get(key) ?? 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each place
  }, [key, pathname]);
}
