import { writeFileSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { SCHEMA_FILE } from '../support/paths';

/** Writes the schema, so that `npm run check` can check queries without a build. */
export function onPostBootstrap({ store }: Pick<NodePluginArgs, 'store'>): void {
  writeFileSync(SCHEMA_FILE, `${printSchema(lexicographicSortSchema(store.getState().schema))}\n`);
}
