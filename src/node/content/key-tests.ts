import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';
import type { UnrenderedPage } from '../markdown/parse-page';

const FOLDER = 'tests/e2e/keys';

/** The file of the browser test that presses the keys of a page. */
export function keyTestFile(path: string): string {
  return `${FOLDER}${path.replace(/\/$/, '')}.spec.ts`;
}

/**
 * Reads the rows of keyboard tables that browser tests press, by page path.
 * @returns null for content without browser tests
 */
export async function readKeyTests(
  pages: readonly UnrenderedPage[],
  repository: string,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  if (!existsSync(join(repository, FOLDER))) return null;
  const tested = pages.filter(
    ({ keyRows, path }) => keyRows.length > 0 && existsSync(join(repository, keyTestFile(path))),
  );
  return new Map(
    await Promise.all(
      tested.map(async ({ path }) => {
        const file = keyTestFile(path);
        return [path, testedRows(await readFile(join(repository, file), 'utf8'), file)] as const;
      }),
    ),
  );
}

/** The names in `testKeys(path, { 'Tab': …, '← →': … })`. */
function testedRows(source: string, file: string): string[] {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : null;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return [];
    const rows = call.callee.name === 'testKeys' ? call.arguments[1] : null;
    return rows?.type === 'ObjectExpression' ? rows.properties.flatMap(nameOf) : [];
  });
}

function nameOf(property: ESTree.ObjectPropertyKind): string[] {
  if (property.type !== 'Property') return [];
  const { key } = property;
  if (key.type === 'Identifier') return [key.name];
  return key.type === 'Literal' ? [String(key.value)] : [];
}
