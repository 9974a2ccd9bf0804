/** @jsxImportSource @emotion/react */
import { useEffect, useState, type ComponentType } from 'react';
import type { LiteralObject } from 'docs/ui/theme-tools';
import { OnDemand } from 'docs/ui';
import { loadBoards } from './load-boards';

const load = (): Promise<ComponentType<{ options: LiteralObject }>> =>
  loadBoards().then(
    (module) => module.default,
    () => () => (
      <p role="alert">
        The components could not be loaded. Try again when you are online.
      </p>
    ),
  );

/** The first signs of a reader: whoever only opens the page does not pay for the components. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
] as const;

/** Where the components stand. They come with the first move of the reader, or at once with shared options. */
export function BoardPlace({
  options,
  isShared,
}: {
  options: LiteralObject;
  isShared: boolean;
}) {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const start = (): void => setMoved(true);
    SIGNS.forEach((sign) => window.addEventListener(sign, start));
    return () =>
      SIGNS.forEach((sign) => window.removeEventListener(sign, start));
  }, []);
  const waiting = (
    <p className="waiting">The components come with your first move.</p>
  );
  return (
    <div className="boards">
      {isMoved || isShared ? (
        <OnDemand load={load} props={{ options }} fallback={waiting} />
      ) : (
        waiting
      )}
    </div>
  );
}
