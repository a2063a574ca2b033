import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (error: unknown) => ReactNode; onError: (error: unknown) => void };

/** Holds back what a remote throws while rendering, so that the shell and the other remotes go on. */
export class RemoteBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
