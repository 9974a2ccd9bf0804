import { useEffect } from 'react';
import { AD_DISPLAY_DELAY } from './ad';
import { adEvent } from '../analytics/event';
import { reportEvent } from '../analytics/report-event';
import { useAds } from './ad-provider';

/**
 * Reports a share of the ads that stayed long enough to be seen.
 * @param label name of the ad; null while there is none
 */
export function useDisplayReport(label: string | null): void {
  const { GADisplayRatio } = useAds().config;
  useEffect(() => {
    if (label === null || Math.random() >= GADisplayRatio) return undefined;
    const timer = setTimeout(() => reportEvent(adEvent('display', label)), AD_DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, GADisplayRatio]);
}
