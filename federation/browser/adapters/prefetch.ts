import { pageOf } from '../../contract/page-paths';
import type { PageRoute } from '../core/registry';
import type { RemoteLoader } from './loader';

/**
 * Returns the page that the link at `target` opens, if it has this origin and is not the current page. After a click, the
 * pointer is still over the link of the current page.
 */
function linkedPage(pages: readonly PageRoute[], target: EventTarget | null): PageRoute | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  const page = pageOf(pages, link.pathname);
  return page === pageOf(pages, location.pathname) ? undefined : page;
}

/** Prefetches the page of a hovered, touched or focused link, and calls `onIntent`. A failure is shown only on opening. */
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
