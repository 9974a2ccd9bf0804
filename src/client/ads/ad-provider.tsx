import { createContext, useContext, useState, type ReactNode } from 'react';
import { createStore, type Store } from '../ui/store';
import { AD_DISPLAY_RATIO, adShape, type AdShape } from './ad';
import type { AdSlotState } from './ad-slot-state';

/** The ads of a visit. */
interface AdState {
  config: {
    /** Share of displays to report, from 0 to 1. */
    GADisplayRatio: number;
  };
  /** Drawn once per visit. */
  shape: AdShape;
  /** State of each ad slot by name. */
  slots: Store<Readonly<Record<string, AdSlotState>>>;
}

const AdContext = createContext<AdState | null>(null);

/** Provides the state and settings of ads. Settings are optional. */
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
    slots: createStore({}),
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
