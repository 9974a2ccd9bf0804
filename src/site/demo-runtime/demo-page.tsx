import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { DemoLibrary } from './demo-library';

/** Emotion's key; server and browser must use the same one to share styles. */
export const STYLE_KEY = 'demo';

/** One demo in its library's theme; the build and the browser render this same tree. */
export function DemoTree({
  library,
  cache,
  Demo,
}: {
  library: DemoLibrary;
  cache: EmotionCache;
  Demo: ComponentType;
}) {
  return (
    <CacheProvider value={cache}>
      <library.Provider>
        <Demo />
      </library.Provider>
    </CacheProvider>
  );
}

/** Ids made by `useId` must not clash between the roots of one page. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}

/** What the bundle of one page gives to the shell. */
export interface DemoPage {
  /**
   * Starts one demo over its server HTML; `onError` hears of a crash, the other demos go on.
   * `onReady` is called when the demo listens: until then a click would be lost on a controlled checkbox.
   */
  hydrate(name: string, container: HTMLElement, onError: (error: unknown) => void, onReady: () => void): Root;
}

class CrashReporter extends Component<
  { onError: (error: unknown) => void; onReady: () => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidMount(): void {
    this.props.onReady();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

/**
 * Makes the demo page of a bundle.
 * @param demos components by name
 */
export function createDemoPage(
  library: DemoLibrary,
  demos: Readonly<Record<string, ComponentType>>,
): DemoPage {
  let cache: EmotionCache | null = null;
  return {
    hydrate(name, container, onError, onReady) {
      const Demo = demos[name];
      if (!Demo) throw new Error(`The bundle has no demo "${name}".`);
      // Made at the first demo: by then the page's style tags are in the document, and Emotion adopts them.
      cache ??= createCache({ key: STYLE_KEY });
      return hydrateRoot(
        container,
        <CrashReporter onError={onError} onReady={onReady}>
          <DemoTree library={library} cache={cache} Demo={Demo} />
        </CrashReporter>,
        { identifierPrefix: identifierPrefix(name), onRecoverableError: onError },
      );
    },
  };
}
