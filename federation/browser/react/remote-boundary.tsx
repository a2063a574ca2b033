import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; onError: (error: unknown) => void };

/** Contains what a remote throws at render, so that the host and the other remotes keep working; renders nothing then. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
