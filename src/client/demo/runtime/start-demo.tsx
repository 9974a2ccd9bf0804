import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Example } from '../../../shared/demo/playground';
import { useStore, type Store } from '../../ui/store';
import { CrashReporter } from './crash-reporter';
import { ReaderThemeContext, type ReaderTheme } from './demo-context';
import type { DemoLibrary } from './demo-library';
import type { DemoLooks } from './demo-look';
import { DemoTree, identifierPrefix, type DemoProps } from './demo-tree';

/** A demo, and where it lives: in the page, or in the document of a frame. */
export interface DemoStart {
  name: string;
  library: DemoLibrary;
  Demo: ComponentType<DemoProps>;
  isolated: boolean;
  /** Theme of the shell, which the demo follows. */
  theme: ReaderTheme;
  looks: DemoLooks;
  root: HTMLElement;
  frame?: Window | undefined;
  /** What a playground shows. */
  example?: Store<Example> | undefined;
  /** Whether the root holds the HTML of this very component. */
  isRendered: boolean;
  /** Hears of a crash; the other demos go on. */
  onError: (error: unknown) => void;
  /** Called when the demo is live: React drops events that come while it hydrates. */
  onReady?: (() => void) | undefined;
}

/** Starts a demo as a React root of its own. */
export function startDemo(start: DemoStart): Pick<Root, 'unmount'> {
  const { name, root, isRendered, onError, onReady, ...demo } = start;
  let isOver = false;
  const options = {
    identifierPrefix: identifierPrefix(name),
    // What React repairs while it hydrates costs no demo. It takes an end before that for something to repair, too.
    onRecoverableError: (error: unknown) => {
      if (!isOver) reportError(error);
    },
  };
  const tree = (
    <CrashReporter onError={onError} onReady={onReady}>
      <FollowingDemo {...demo} />
    </CrashReporter>
  );
  const started = isRendered ? hydrateInPieces(root, tree, options) : createRoot(root, options);
  if (!isRendered) started.render(tree);
  return {
    unmount() {
      isOver = true;
      started.unmount();
    },
  };
}

/** As a transition: a page may start several demos at a time, and the reader's scrolling must not wait for them. */
function hydrateInPieces(...parameters: Parameters<typeof hydrateRoot>): Root {
  const started: { root?: Root } = {};
  startTransition(() => {
    started.root = hydrateRoot(...parameters);
  });
  return started.root as Root;
}

/** A demo in the look of the moment; it hydrates in the look of the server and changes from there. */
function FollowingDemo({
  theme,
  looks,
  ...demo
}: Pick<DemoStart, 'library' | 'Demo' | 'isolated' | 'theme' | 'looks' | 'frame' | 'example'>): ReactNode {
  const look = useStore(looks);
  return (
    <ReaderThemeContext value={theme}>
      <DemoTree look={look} {...demo} />
    </ReaderThemeContext>
  );
}
