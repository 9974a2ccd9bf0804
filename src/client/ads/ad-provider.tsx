import { createContext, useContext, useState, type ReactNode } from 'react';
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

const AdContext = createContext<AdState | null>(null);

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

/**
 * The ads of this visit.
 * @throws Error outside an AdProvider
 */
export function useAds(): AdState {
  const state = useContext(AdContext);
  if (state === null) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in an <AdProvider>',
    );
  }
  return state;
}
