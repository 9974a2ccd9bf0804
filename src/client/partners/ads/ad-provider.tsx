import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { AD_DISPLAY_RATIO } from './ad';

/** Settings of all ads below a provider. */
export interface AdConfig {
  /** Share of displays that analytics hears of, 0 to 1. */
  GADisplayRatio: number;
}

const AdContext = createContext<AdConfig | null>(null);

/** Gives ads their settings; what is left out has its default. */
export function AdProvider({
  displayRatio = AD_DISPLAY_RATIO,
  children,
}: {
  displayRatio?: number | undefined;
  children: ReactNode;
}): ReactNode {
  const config = useMemo(() => ({ GADisplayRatio: displayRatio }), [displayRatio]);
  return <AdContext.Provider value={config}>{children}</AdContext.Provider>;
}

/**
 * Settings of the ads.
 * @throws Error outside an AdProvider (specification §8)
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdContext);
  if (config === null) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in an <AdProvider>',
    );
  }
  return config;
}
