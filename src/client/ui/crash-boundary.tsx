import { Component, createElement, type ReactNode } from 'react';
import { announce } from './announce';
import { t } from './site-data';

interface CrashBoundaryProps {
  /** Selector of the one element in it, whose HTML stays when what it is made of crashes. */
  place: string;
  pathname: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  hasCrashed: boolean;
  /** Page on which it was rendered last: on another one it is tried again. */
  pathname: string | null;
}

/** Keeps a crash to a part of the page, and what could be read there: its HTML stays, without its scripts. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, pathname: null };
  /** Page whose HTML is in the document; null before the first render in the browser, when it is the server's. */
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

/** The element as it is in the document; without one, a word and the way to try again. */
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
