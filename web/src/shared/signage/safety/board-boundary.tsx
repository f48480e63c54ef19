import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedBoard } from './failed-board.tsx';

/** Catches what a board could not draw. Its prices stay, and the page starts again by itself. */
export class BoardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedBoard /> : this.props.children;
  }
}
