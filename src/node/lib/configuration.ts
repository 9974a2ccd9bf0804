import { configurationSchema, type Configuration } from '../../shared/configuration';

/**
 * Reads the environment once.
 * @throws Error with one line per malformed variable, or about one that is no use alone
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const named = Object.keys(configurationSchema.shape).map((name) => [name, environment[name] || undefined]);
  const parsed = configurationSchema.safeParse(Object.fromEntries(named));
  if (parsed.success) return complete(parsed.data);
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')}=${JSON.stringify(environment[String(path[0])])} is not valid. ${message}`,
  );
  throw new Error(lines.join('\n'));
}

function complete(configuration: Configuration): Configuration {
  const { GATSBY_ANALYTICS_ID: id, GATSBY_ANALYTICS_URL: url } = configuration;
  if (Boolean(id) === Boolean(url)) return configuration;
  throw new Error('GATSBY_ANALYTICS_ID and GATSBY_ANALYTICS_URL work together. Set both, or none.');
}
