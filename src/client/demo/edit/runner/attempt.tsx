import { Component, type ReactNode } from 'react';

interface AttemptProps {
  onRendered: () => void;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Tells whether edited code could be rendered, and when it crashes later. */
export class Attempt extends Component<AttemptProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidMount(): void {
    if (!this.state.crashed) this.props.onRendered();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
