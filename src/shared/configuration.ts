import { z } from 'zod';

const address = (example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, `Expected a URL such as ${example}.`)
    .transform((url) => url.replace(/\/$/, ''));

const ratio = () =>
  z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'Expected a number between 0 and 1, such as 0.1.')
    .transform(Number);

/**
 * The environment variables of the site. Without any, the site is complete and uses no other hosts. The table in the
 * README lists the same names.
 */
export const configurationSchema = z.object({
  /** URL of the site, for canonical links, the sitemap, and the path prefix. */
  GATSBY_SITE_URL: address('https://docs.example.com').default('http://localhost:9000'),
  /** Hosts that register the service worker, separated by commas. None by default. */
  GATSBY_DOCS_HOST: z
    .string()
    .regex(
      /^[\w.:-]+(\s*,\s*[\w.:-]+)*$/,
      'Expected host names separated by commas, such as docs.example.com.',
    )
    .transform((hosts) => hosts.split(',').map((host) => host.trim()))
    .optional(),
  /** If "off", service workers of earlier deploys remove themselves and their saved data. */
  GATSBY_OFFLINE: z.enum(['on', 'off'], 'Expected "on" or "off".').default('on'),
  /** Repository of this site, for "Edit this page" and issue links. */
  GATSBY_REPOSITORY_URL: address('https://github.com/acme/docs').optional(),
  /** Sponsor ads as JSON. */
  GATSBY_SPONSOR_AD_URL: address('https://ads.example.com/json').optional(),
  /** Script of an ad network. */
  GATSBY_AD_SCRIPT_URL: address('https://ads.example.com/ad.js').optional(),
  /** Measurement ID of the analytics service. */
  GATSBY_ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9]+$/, 'Expected a measurement ID such as G-ABC123.')
    .optional(),
  /** Analytics endpoint. */
  GATSBY_ANALYTICS_URL: address('https://metrics.example.com/collect').optional(),
  /** True to report search queries to analytics. */
  GATSBY_ANALYTICS_SEARCH_TEXT: z
    .enum(['true', 'false'], 'Expected true or false.')
    .default('false')
    .transform((value) => value === 'true'),
  /** Endpoint of page feedback. */
  GATSBY_FEEDBACK_URL: address('https://feedback.example.com').optional(),
  /** Icon font stylesheet. */
  GATSBY_ICON_FONT_URL: address('https://fonts.example.com/icons.css').optional(),
  /** Share of ads whose display is reported. */
  GATSBY_AD_DISPLAY_RATIO: ratio().optional(),
  /** Share of visits whose web vitals are reported. */
  GATSBY_WEB_VITALS_RATIO: ratio().optional(),
  /** License key of the data grid in demos. */
  GATSBY_X_LICENSE_KEY: z.string().min(1).optional(),
});

/** Validated configuration. */
export type Configuration = z.output<typeof configurationSchema>;

/**
 * Reads and validates the environment.
 * @throws Error with one line per malformed variable, or if only one of the two analytics variables is set
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const named = Object.keys(configurationSchema.shape).map((name) => [name, environment[name] || undefined]);
  const parsed = configurationSchema.safeParse(Object.fromEntries(named));
  if (parsed.success) {
    const { GATSBY_ANALYTICS_ID: id, GATSBY_ANALYTICS_URL: url } = parsed.data;
    if (Boolean(id) === Boolean(url)) return parsed.data;
    throw new Error('GATSBY_ANALYTICS_ID and GATSBY_ANALYTICS_URL work together. Set both, or none.');
  }
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')}=${JSON.stringify(environment[String(path[0])])} is not valid. ${message}`,
  );
  throw new Error(lines.join('\n'));
}
