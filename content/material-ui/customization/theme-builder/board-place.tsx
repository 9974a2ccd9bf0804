import { useEffect, useState, type ComponentType } from 'react';
import { OnDemand } from 'docs/ui';

/** First user interactions. Until then, the components are not loaded. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
] as const;

interface BoardPlaceProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** True if the URL has options. */
  isShared: boolean;
}

/** Container of the preview. It loads on the first interaction, or immediately if the URL has options. */
export function BoardPlace<Props extends object>({
  load,
  props,
  isShared,
}: BoardPlaceProps<Props>) {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const start = (): void => setMoved(true);
    SIGNS.forEach((sign) => window.addEventListener(sign, start));
    return () =>
      SIGNS.forEach((sign) => window.removeEventListener(sign, start));
  }, []);
  const waiting = (
    <p className="waiting">The preview loads when you start using the page.</p>
  );
  if (!isMoved && !isShared) return waiting;
  return (
    <OnDemand
      load={() =>
        load().then(
          (module) => module.default,
          () => UnloadedBoard,
        )
      }
      props={props}
      fallback={waiting}
    />
  );
}

function UnloadedBoard() {
  return (
    <p role="alert">
      The preview could not be loaded. Try again when you are online.
    </p>
  );
}
