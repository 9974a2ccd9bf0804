import type { Product } from './product';
import type { Translations } from './translations';
import type { NotificationFeed } from './unread';

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
