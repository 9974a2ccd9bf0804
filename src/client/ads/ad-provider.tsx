import { useState, type ReactNode } from 'react';
import { createRequiredContext } from '../ui/providers';
import { AD_DISPLAY_RATIO, adShape, type AdShape } from './ad';

/** The ads of a visit. */
interface AdState {
  config: {
    /** Share of displays to report, from 0 to 1. */
    GADisplayRatio: number;
  };
  /** Drawn once per visit. */
  shape: AdShape;
}

const [AdContext, useAds] = createRequiredContext<AdState>(
  'Could not find docs ad config context value; please ensure the component is wrapped in an <AdProvider>',
);
/** The ads of this visit. */
export { useAds };

/** Provides the shape and settings of ads. Settings are optional. */
export function AdProvider({
  displayRatio = AD_DISPLAY_RATIO,
  children,
}: {
  displayRatio?: number | undefined;
  children: ReactNode;
}): ReactNode {
  const [state] = useState((): AdState => ({
    config: { GADisplayRatio: displayRatio },
    shape: adShape(Math.random()),
  }));
  return <AdContext value={state}>{children}</AdContext>;
}
