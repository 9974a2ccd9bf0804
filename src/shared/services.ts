import type { Configuration } from './configuration';

/** Other hosts that the site can contact, as listed in the HTML. */
export interface Services {
  /** Sponsor ads as JSON. */
  sponsorAdUrl?: string;
  /** Script of an ad network. */
  adScriptUrl?: string;
  /** Measurement id and collector of analytics, and whether queries can be reported. Optional. */
  analytics?: { id: string; url: string; searchText?: true };
  /** Receives comments on pages. */
  feedbackUrl?: string;
  /** Stylesheet of the icon font, instead of the site's own copy. */
  iconFontUrl?: string;
  /** Share of ads whose display is reported, 0 to 1. */
  adDisplayRatio?: number;
  /** Share of visits whose web vitals are reported, 0 to 1. */
  webVitalsRatio?: number;
}

/** Id of the element with the services in every HTML file. Missing if there are none. */
export const SERVICES_ELEMENT = 'docs-services';

/** Third-party services from the configuration. JSON omits undefined ones. */
export function servicesOf(configuration: Configuration): Services {
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

/** The services as text of a JSON script element, or null if there are none. */
export function servicesJson(services: Services): string | null {
  const json = JSON.stringify(services);
  // A URL must not be able to end the element.
  return json === '{}' ? null : json.replaceAll('<', '\\u003c');
}
