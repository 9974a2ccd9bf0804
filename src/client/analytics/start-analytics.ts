import type { AnalyticsEvent } from './report-event';
import { connectConsent, consent } from './consent-store';
import { readServices } from './read-services';
import { createGtagProvider, type AnalyticsProvider } from './provider';
import { sampleWebVitals, watchPageViews } from './visit-events';

/**
 * Runs analytics while the user allows it, and asks new users.
 * @param waiting earlier events, which are only sent if the user gave consent on an earlier visit
 * @returns takes further events
 */
export function startAnalytics(waiting: readonly AnalyticsEvent[]): (event: AnalyticsEvent) => void {
  const { analytics: service } = readServices();
  let provider: AnalyticsProvider | null = null;
  let stopWatching = (): void => undefined;
  const report = (event: AnalyticsEvent): void => provider?.send(event);
  const follow = (): void => {
    const isAllowed = consent.get() === 'analytics';
    if (isAllowed && !provider && service) {
      provider = createGtagProvider(service);
      stopWatching = watchPageViews(report);
      sampleWebVitals(report);
    } else if (!isAllowed && provider) {
      stopWatching();
      provider.stop();
      provider = null;
    }
  };
  connectConsent();
  consent.subscribe(follow);
  follow();
  waiting.forEach(report);
  if (consent.get() === 'unasked') {
    void import('./consent-dialog').then(
      ({ askForConsent }) => askForConsent(),
      () => undefined,
    );
  }
  return report;
}
