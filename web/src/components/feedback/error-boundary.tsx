import { Component, type ReactNode, startTransition } from 'react';
import { forgetFailedLoads } from '#web/lib/loading/load-once.ts';

interface ErrorBoundaryProps {
  /** Identifies what is shown, such as the URL. The error is cleared when it changes. */
  place: string;
  /** Returns what to show instead of the children; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place?: string;
}

/**
 * Shows a fallback for children that fail to render or load. A retry loads them again. React logs the error to the
 * console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { failed: false, place };
  }

  override componentDidCatch() {
    forgetFailedLoads();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => startTransition(() => this.setState({ failed: false })));
  }
}
