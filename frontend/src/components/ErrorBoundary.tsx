import { Component, type ReactNode } from 'react';
import button from './button.module.css';
import { StatusPanel } from './StatusPanel';

/** Keeps a fault in one page from taking the header and footer with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
