import { configurationSchema, type Configuration } from '../domain/configuration';

/**
 * Reads the environment once.
 * @throws Error with one line per malformed variable
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const named = Object.keys(configurationSchema.shape).map((name) => [name, environment[name] || undefined]);
  const parsed = configurationSchema.safeParse(Object.fromEntries(named));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')}=${JSON.stringify(environment[String(path[0])])} is not valid. ${message}`,
  );
  throw new Error(lines.join('\n'));
}
