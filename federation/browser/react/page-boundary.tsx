import type { ReactNode } from 'react';
import type { PageRoute } from '../core/registry';
import { Boundary } from './boundary';
import type { BoundaryProps } from './boundary';
import { LastingBoundary } from './lasting-boundary';
import { useRemotes } from './remotes';

/** A module of a remote: a page, or what the host shows in a place of its own. */
type Shown = Pick<PageRoute, 'remote' | 'module'>;

type PageBoundaryProps = {
  /** The module that is shown; undefined for a page of the host's own. */
  page: Shown | undefined;
  /** Tells the host's own pages apart. */
  id?: string;
  /** The page; null when it has left and nothing replaces it. */
  children: ReactNode;
};

/**
 * Contains whatever the page throws, also in its clean-ups while another page replaces it, so that the rest of the host goes
 * on. It must stay mounted: give it another `page` instead of replacing it.
 */
export function PageBoundary({ page, id = '', children }: PageBoundaryProps) {
  const { host, screens } = useRemotes();
  return (
    <LastingBoundary
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
    </LastingBoundary>
  );
}

type HostBoundaryProps = {
  host: { threw: (error: unknown) => void };
  children: ReactNode;
  renderFallback?: BoundaryProps['renderFallback'];
};

/** Contains what code of the host throws in one place. After three tries the fallback replaces it, by default nothing. */
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
