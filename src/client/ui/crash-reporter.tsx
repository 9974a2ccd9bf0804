import { Component, type ReactNode } from 'react';

interface CrashReporterProps {
  /** Called when the children are mounted or have crashed. */
  onReady?: ((isCrashed: boolean) => void) | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary that renders nothing after a crash, and reports it. */
export class CrashReporter extends Component<CrashReporterProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidMount(): void {
    this.props.onReady?.(this.state.crashed);
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
