import { Component, createElement, type ReactNode } from 'react';
import { announce } from './announce';
import { t } from './site-data';

interface CrashBoundaryProps {
  /** Selector of the one element whose static HTML stays after a crash. */
  selector: string;
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
  private shownPath: string | null = null;
  private staticCopy: ReactNode = null;

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
    if (!this.state.hasCrashed) this.shownPath = this.props.pathname;
  }

  override componentDidCatch(): void {
    announce(t('crash.text'), { shown: true });
  }

  override render(): ReactNode {
    const { selector, pathname, children } = this.props;
    if (!this.state.hasCrashed) {
      this.staticCopy = null;
      return children;
    }
    const isOfThisPage = this.shownPath === null || this.shownPath === pathname;
    this.staticCopy ??= copyOrMessage(isOfThisPage ? document.querySelector(selector) : null);
    return this.staticCopy;
  }
}

/** A static copy of the element. If it is missing, a message with a retry button. */
function copyOrMessage(element: Element | null): ReactNode {
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
