import type { Product } from './product';
import type { Translations } from './translations';
import { cookieValue, preferenceCookie } from './code-variant';
import type { Configuration } from './configuration';

/** One product as the menus show it. */
export interface ProductSummary extends Pick<Product, 'id' | 'name' | 'description' | 'path'> {
  /** Installed version, such as 7.1.0. */
  version: string | null;
  /** Repository of the library, or null. */
  repository: string | null;
}

/** Data that every page needs in the browser. */
export interface SiteBrowserData {
  /** Where the site is served, without a slash at the end. */
  siteUrl: string;
  /** Interface strings by language. */
  strings: Record<string, Translations>;
  products: ProductSummary[];
  /** Repository of this site. Null if it is not configured. */
  repositoryUrl: string | null;
  notifications: NotificationFeed;
  /** True if pages reserve space for ads. False without in-house ads and ad services. */
  hasAds: boolean;
  /** Hosts with a service worker. Empty if offline support is off. */
  offlineHosts: readonly string[];
}

/** Maximum number of notifications in the menu. */
export const SHOWN_NOTIFICATIONS = 3;

/** Cookie with the id of the newest notification that the user has seen. */
const LAST_SEEN_COOKIE = 'lastSeenNotification';

/** Notice on all pages of a product, with sanitized HTML. */
export interface ProductNotice {
  title: string;
  html: string;
}

/** A notification in the menu. */
export interface ShownNotification extends ProductNotice {
  id: number;
  date: string;
}

/** Data of the notifications on every page, which is enough to count new ones. */
export interface NotificationFeed {
  /** URL of the JSON file, which is a list of `ShownNotification`. */
  url: string;
  /** Ids of those that are shown, newest first. */
  ids: number[];
}

/** How many of the notifications are newer than the newest that was seen. */
export function unreadCount(ids: readonly number[], cookieHeader: string): number {
  const seen = Number(cookieValue(cookieHeader, LAST_SEEN_COOKIE)) || 0;
  return ids.filter((id) => id > seen).length;
}

/** The text to assign to `document.cookie` when all of them have been seen. */
export function lastSeenCookie(ids: readonly number[]): string {
  return preferenceCookie(LAST_SEEN_COOKIE, String(Math.max(0, ...ids)));
}

/** Id of the element with the services in every HTML file. Missing if there are none. */
export const SERVICES_ELEMENT = 'docs-services';

/** Third-party services from the configuration. JSON omits undefined ones. */
export function servicesOf(configuration: Configuration) {
  const { GATSBY_ANALYTICS_ID: id, GATSBY_ANALYTICS_URL: url } = configuration;
  const searchText = configuration.GATSBY_ANALYTICS_SEARCH_TEXT && { searchText: true as const };
  return {
    sponsorAdUrl: configuration.GATSBY_SPONSOR_AD_URL,
    adScriptUrl: configuration.GATSBY_AD_SCRIPT_URL,
    analytics: id && url ? { id, url, ...searchText } : undefined,
    feedbackUrl: configuration.GATSBY_FEEDBACK_URL,
    iconFontUrl: configuration.GATSBY_ICON_FONT_URL,
    adDisplayRatio: configuration.GATSBY_AD_DISPLAY_RATIO,
    webVitalsRatio: configuration.GATSBY_WEB_VITALS_RATIO,
  };
}

/** Other hosts that the site can contact, as listed in the HTML. */
export type Services = Partial<ReturnType<typeof servicesOf>>;

/** The services as text of a JSON script element, or null if there are none. */
export function servicesJson(services: Services): string | null {
  const json = JSON.stringify(services);
  // A URL must not be able to end the element.
  return json === '{}' ? null : json.replaceAll('<', '\\u003c');
}
