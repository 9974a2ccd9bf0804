import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { CrashReporter } from './crash-reporter';
import { ReaderThemeContext, type ReaderTheme } from './demo-context';
import { DemoTree, identifierPrefix, type DemoTreeProps } from './demo-tree';

/** A demo and its element, in the page or in a frame. */
export interface DemoStart extends DemoTreeProps {
  name: string;
  /** Theme of the shell, which the demo follows. */
  theme: ReaderTheme;
  root: HTMLElement;
  /** Whether the root holds the HTML of this very component. */
  isRendered: boolean;
  /** Called when the demo crashes. Other demos are not affected. */
  onError: (error: unknown) => void;
  /** Called when the demo is interactive, because React drops events during hydration. */
  onReady?: (() => void) | undefined;
}

/** Starts a demo as a separate React root. */
export function startDemo(start: DemoStart): Pick<Root, 'unmount'> {
  const { name, theme, root, isRendered, onError, onReady, ...demo } = start;
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
      <ReaderThemeContext value={theme}>
        <DemoTree {...demo} />
      </ReaderThemeContext>
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

/** Hydrates in a transition, so scrolling stays smooth if several demos start at once. */
function hydrateInPieces(...parameters: Parameters<typeof hydrateRoot>): Root {
  const started: { root?: Root } = {};
  startTransition(() => {
    started.root = hydrateRoot(...parameters);
  });
  return started.root as Root;
}
