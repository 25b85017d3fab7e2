import { Component, type ReactNode } from 'react';
import { PageError } from './PageError';

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageError error={failure.error} /> : this.props.children;
  }
}
