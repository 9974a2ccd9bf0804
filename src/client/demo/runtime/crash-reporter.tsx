import { Component, type ReactNode } from 'react';

interface CrashReporterProps {
  /** Called when the children are there, with their event handlers, or could not be rendered. */
  onReady?: ((isCrashed: boolean) => void) | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows nothing once a demo has thrown, and tells whoever has started it, to say so in its place. */
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
