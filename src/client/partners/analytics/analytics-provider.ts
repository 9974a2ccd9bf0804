import type { AnalyticsEvent } from './event';

/** A service that counts. Another one needs no more than this. */
export interface AnalyticsProvider {
  /** Takes an event; it is sent with others, soon. */
  send(event: AnalyticsEvent): void;
  /** Forgets what has not been sent and sends nothing from now on. */
  stop(): void;
}
