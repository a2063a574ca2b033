import { pageOf } from '../../contract/page-paths';
import type { PageRoute } from '../core/registry';
import type { RemoteLoader } from './loader';

/**
 * The page that the link under `target` leads to, if it is another one of this origin: the pointer that has opened a page
 * is still over its link.
 */
function linkedPage(pages: readonly PageRoute[], target: EventTarget | null): PageRoute | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  const page = pageOf(pages, link.pathname);
  return page === pageOf(pages, location.pathname) ? undefined : page;
}

/**
 * Hovering, touching or focusing a link prefetches its page, and tells `onIntent` of it; a failure shows when the page is
 * opened.
 */
export function prefetchOnIntent(
  pages: readonly PageRoute[],
  loader: Pick<RemoteLoader, 'prefetch'>,
  onIntent: (page: PageRoute) => void,
): void {
  const prefetch = (event: Event) => {
    const page = linkedPage(pages, event.target);
    if (!page) return;
    loader.prefetch(page.remote, page.module);
    onIntent(page);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
}
