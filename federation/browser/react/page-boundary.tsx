import type { ReactNode } from 'react';
import type { PageRoute } from '../core/registry';
import { Boundary, BoundaryPerContent } from './boundary';
import type { BoundaryProps } from './boundary';
import { useRemotes } from './remotes';

type PageBoundaryProps = {
  /** The remote and module on the screen; undefined for a page that belongs to the host itself. */
  page: Pick<PageRoute, 'remote' | 'module'> | undefined;
  /** Identifies the page on the screen among the pages that belong to the host itself. */
  id?: string;
  /** The page; null if the page was removed and not replaced. */
  children: ReactNode;
};

/**
 * Catches all errors of the page on the screen, including those of clean-ups while the next page replaces it. The boundary
 * must stay mounted: callers change its prop `page`.
 */
export function PageBoundary({ page, id = '', children }: PageBoundaryProps) {
  const { host, screens } = useRemotes();
  return (
    <BoundaryPerContent
      id={page ? `${page.remote.name}/${page.module}` : id}
      content={page}
      onError={(content, error, hasLeft) => {
        if (hasLeft && content) host.loader.leaveFailed(content.remote, content.module, error);
        else host.threw(error);
        return !hasLeft;
      }}
      renderFallback={(error, onRetry) => <screens.Failure error={host.errorOf(error)} onRetry={onRetry} />}
    >
      {children}
    </BoundaryPerContent>
  );
}

type HostBoundaryProps = {
  host: { threw: (error: unknown) => void };
  children: ReactNode;
  renderFallback?: BoundaryProps['renderFallback'];
};

/** Renders a part of the host again after an error, up to three times, then the fallback, or nothing without a fallback. */
export function HostBoundary({ host, children, renderFallback }: HostBoundaryProps) {
  const onError = (error: unknown) => {
    host.threw(error);
    return true;
  };
  return (
    <Boundary renderFallback={renderFallback} onError={onError}>
      {children}
    </Boundary>
  );
}
