import { Component, type ReactNode } from 'react';
import button from './button.module.css';
import { StatusPanel } from './StatusPanel';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const reload = (
      <button type="button" className={button.primary} onClick={() => window.location.reload()}>
        Reload the page
      </button>
    );
    return (
      <div className="container section">
        <StatusPanel role="alert" title="This page could not be shown" action={reload}>
          Something on it broke. Reloading usually helps.
        </StatusPanel>
      </div>
    );
  }
}
