import { Component, createElement, type ReactNode } from 'react';
import { announce } from './announce';
import { t } from './site-data';

interface CrashBoundaryProps {
  /** Selector of the one element whose static HTML stays after a crash. */
  place: string;
  pathname: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  /** Page of the last render. On another page, it tries again. */
  pathname: string | null;
}

/** Limits a crash to a part of the page, and keeps its static HTML. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, pathname: null };
  /** Page whose HTML is in the document. Null before the first render in the browser. */
  private shown: string | null = null;
  private left: ReactNode = null;

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(
    { pathname }: CrashBoundaryProps,
    { pathname: before }: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return pathname === before ? null : { pathname, hasCrashed: false };
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (!this.state.hasCrashed) this.shown = this.props.pathname;
  }

  override componentDidCatch(): void {
    announce(t('crash.text'), { shown: true });
  }

  override render(): ReactNode {
    const { place, pathname, children } = this.props;
    if (!this.state.hasCrashed) {
      this.left = null;
      return children;
    }
    const isOfThisPage = this.shown === null || this.shown === pathname;
    this.left ??= withoutScripts(isOfThisPage ? document.querySelector(place) : null);
    return this.left;
  }
}

/** The element from the document. If it is missing, a message with a retry button. */
function withoutScripts(element: Element | null): ReactNode {
  if (!element) {
    return (
      <p role="alert">
        {t('crash.text')}{' '}
        <button type="button" className="text-button" onClick={() => window.location.reload()}>
          {t('reload')}
        </button>
      </p>
    );
  }
  const { style: _style, ...attributes } = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  const html = { __html: element.innerHTML };
  return createElement(element.localName, { ...attributes, dangerouslySetInnerHTML: html });
}
