import type { ReactNode } from 'react';
import type { PageRoute } from '../core/registry';
import { Boundary, BoundaryPerContent } from './boundary';
import type { BoundaryProps } from './boundary';
import { useRemotes } from './remotes';

type PageBoundaryProps = {
  /** The module that is shown; undefined for a page of the host's own. */
  page: Pick<PageRoute, 'remote' | 'module'> | undefined;
  /** Identifies the shown page among the host's own pages. */
  id?: string;
  /** The page; null if the page was removed and not replaced. */
  children: ReactNode;
};

/**
 * Catches all errors of the page, also in clean-ups while another page replaces the page. The boundary must stay mounted:
 * change the prop `page` instead of replacing the boundary.
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
