import { Component, type ReactNode, startTransition } from 'react';
import { forgetFailedLoads } from '#web/lib/loading/load-once.ts';

interface ErrorBoundaryProps {
  /** A change of place clears the error. */
  place: string;
  /** What to show in place of the children; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place?: string;
}

/**
 * Shows a fallback for children that cannot be rendered, or loaded: what failed to load is loaded anew with the next
 * try. React itself logs the error to the console.
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
