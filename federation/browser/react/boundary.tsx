import { Component } from 'react';
import type { ReactNode } from 'react';

export type BoundaryProps = {
  /** The content; null after it has been removed. */
  children: ReactNode;
  /** Returns the replacement for content that threw; by default nothing is rendered. */
  renderFallback?: ((error: unknown, onRetry: () => void) => ReactNode) | undefined;
  /**
   * Called with each error that the content throws. `hasLeft`: a clean-up threw after the content was removed. Returns true
   * to render the content again, which has no effect unless `mayRenderAgain`.
   */
  onError: (error: unknown, hasLeft: boolean, mayRenderAgain: boolean) => boolean;
};

type State = { failed: { error: unknown } | undefined };

/** Maximum number of automatic new renders of content that throws. */
const MAX_RENDERS_AGAIN = 3;

/**
 * Catches errors of its content. React passes an error of a clean-up to the nearest boundary that stays in the tree, so do
 * not remove this boundary with its content: set its children to null instead.
 */
export class Boundary extends Component<BoundaryProps, State> {
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

/** The boundary around the content of a remote; `render-loops.ts` uses it to stop the remote's render loops. */
export class RemoteBoundary extends Boundary {}
