import { Component, useState, type ReactNode } from 'react';
import type { RegistryRemote } from '../../contract';
import type { PageRoute } from '../core/registry';
import { useRemotes } from './remotes';

type BoundaryProps = {
  /** The content; null after the content was removed. */
  children: ReactNode;
  renderFallback?: ((error: unknown, onRetry: () => void) => ReactNode) | undefined;
  /**
   * Called with each error that the content throws. `hasLeft`: a clean-up threw after the content was removed. The callback
   * returns true to render the content again, which has no effect unless `mayRenderAgain`.
   */
  onError: (error: unknown, hasLeft: boolean, mayRenderAgain: boolean) => boolean;
};

type State = { failed: { error: unknown } | undefined };

const MAX_RENDERS_AGAIN = 3;

/**
 * Catches errors of its content. Callers must set the children to null instead of removing this boundary: React passes the
 * error of a clean-up to the nearest boundary that stays in the tree.
 */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: undefined };
  private rendersAgain = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ children }: BoundaryProps): State | null {
    return children === null ? { failed: undefined } : null;
  }

  override componentDidCatch(error: unknown) {
    const hasLeft = this.props.children === null;
    if (hasLeft) this.rendersAgain = 0;
    const mayRenderAgain = this.rendersAgain < MAX_RENDERS_AGAIN;
    if (!this.props.onError(error, hasLeft, mayRenderAgain) || !mayRenderAgain) return;
    this.rendersAgain += 1;
    this.retry();
  }

  private readonly retry = () => this.setState({ failed: undefined });

  override render() {
    const { failed } = this.state;
    return failed ? this.props.renderFallback?.(failed.error, this.retry) : this.props.children;
  }
}

/** A boundary around the content of a remote, by which `render-loops.ts` recognises this content. */
export class RemoteBoundary extends Boundary {}

type BoundaryPerContentProps<Content> = Pick<BoundaryProps, 'renderFallback'> & {
  id: string | number;
  /** Value that `onError` receives with errors of this content. The value is stored when this `id` is first shown. */
  content: Content;
  children: ReactNode;
  onError: (content: Content, ...of: Parameters<BoundaryProps['onError']>) => boolean;
  Type?: typeof Boundary;
};

/**
 * Renders each content in its own boundary. Keeps the empty boundaries of earlier contents, which catch errors of
 * clean-ups, so that these errors cause no new render of later content.
 */
function BoundaryPerContent<Content>({
  id,
  content,
  children,
  onError,
  renderFallback,
  Type = Boundary,
}: BoundaryPerContentProps<Content>) {
  const [shown, setShown] = useState([{ id, content }]);
  if (!shown.some((earlier) => earlier.id === id)) setShown([...shown, { id, content }]);
  return shown.map((earlier) => (
    <Type key={earlier.id} renderFallback={renderFallback} onError={(...of) => onError(earlier.content, ...of)}>
      {earlier.id === id ? children : null}
    </Type>
  ));
}

type ModuleBoundaryProps = {
  remote: RegistryRemote;
  module: string;
  /** Number of the load whose component is shown; 0 while the module is not ready. */
  load: number;
  children: ReactNode;
};

/** Reports errors of a module's component. Each load gets a new boundary, which never renders a component that threw. */
export function ModuleBoundary({ remote, module, load, children }: ModuleBoundaryProps) {
  const { loader } = useRemotes().host;
  return (
    <BoundaryPerContent
      id={load}
      content={loader.versionOf(remote)}
      Type={RemoteBoundary}
      onError={(version, error, hasLeft, mayRenderAgain) =>
        hasLeft
          ? loader.leaveFailed(remote, module, error, version)
          : loader.renderFailed(remote, module, load, error, mayRenderAgain)
      }
    >
      {children}
    </BoundaryPerContent>
  );
}

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

type HostBoundaryProps = Pick<BoundaryProps, 'children' | 'renderFallback'> & {
  host: { threw: (error: unknown) => void };
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
