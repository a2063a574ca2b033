import { normalisePath } from '../app/registry';
import type { PageRoute } from '../app/registry';
import type { RemoteLoader } from './remote-loader';

/** The page that the link under `target` leads to, if it leads to one of this origin. */
export function linkedPage(pages: PageRoute[], target: EventTarget | null): PageRoute | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  return pages.find((page) => page.path === normalisePath(link.pathname));
}

/**
 * Pointing at a link or focusing it starts the load of its page, once; a failure shows when the page is asked for, and
 * moving the pointer about does not ask again and again.
 */
export function prefetchOnIntent(pages: PageRoute[], loader: Pick<RemoteLoader, 'load'>): void {
  const asked = new Set<PageRoute>();
  const prefetch = (event: Event) => {
    const page = linkedPage(pages, event.target);
    if (!page || asked.has(page)) return;
    asked.add(page);
    loader.load(page.remote, page.module).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
}
