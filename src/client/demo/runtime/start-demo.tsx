import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  CrashReporter,
  DemoTree,
  type DemoTreeProps,
  identifierPrefix,
  type ReaderTheme,
  ReaderThemeContext,
} from './demo-tree';

/** A demo and its element, in the page or in a frame. */
export interface DemoStart extends DemoTreeProps {
  name: string;
  /** Theme of the shell. */
  theme: ReaderTheme;
  root: HTMLElement;
  /** Whether the root contains the HTML of this component. */
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
    // Recoverable hydration errors do not stop a demo. React also reports a root that was unmounted during hydration.
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
