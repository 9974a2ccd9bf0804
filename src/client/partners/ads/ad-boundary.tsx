import { Component, type ReactNode } from 'react';
import { adEvent } from '../analytics/event';
import { reportEvent } from '../analytics/report-event';

interface AdBoundaryProps {
  /** Name under which a crash is reported. */
  label: string;
  children: ReactNode;
}

/** An ad that crashes disappears and is reported once; the page is not touched (specification §8). */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    reportEvent(adEvent('crash', this.props.label));
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
