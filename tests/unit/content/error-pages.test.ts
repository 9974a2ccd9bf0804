import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/node/lib/files';

const DOCS = 'content/experiments/docs';
const PAGES = ['errors', 'errors-in-data', 'errors-in-demos', 'moved-pages'];
/** What a message fills in, such as names in quotes, elements, numbers, and omissions. */
const FILLED_IN = /\w+="[^"]*"|"[^"]*"|`[^`]*`|…|\d+|<[^>]*>/;

/** Messages in the tables whose first column is "The report says". */
function documentedMessages(page: string): string[] {
  const lines = readFileSync(join(DOCS, page, 'index.mdx'), 'utf8').split('\n');
  let isInTable = false;
  return lines.flatMap((line) => {
    isInTable = line.startsWith('|') && (isInTable || line.startsWith('| The report says |'));
    const [, message = ''] = /^\| (.+?) \| (?!:)/.exec(line) ?? [];
    return isInTable && message !== 'The report says' && message !== ':---' ? [message] : [];
  });
}

/** Parts of a message that don't depend on the page. */
function fixedParts(message: string): string[] {
  return message
    .split(FILLED_IN)
    .map((part) => part.replace(/^[\s.:]+|[\s.:]+$/g, ''))
    .filter((part) => /[a-z]{3}/.test(part));
}

describe('The pages about errors', () => {
  // Tests of the checks have the messages that code puts together.
  const code = ['src/node', 'tests/unit/node']
    .flatMap((folder) => filesBelow(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .join('\n');
  for (const page of PAGES)
    it(`${page} only lists messages that the checks write`, () => {
      const messages = documentedMessages(page);
      const unknown = messages.filter((message) => !fixedParts(message).every((part) => code.includes(part)));
      expect(unknown).toEqual([]);
    });
});
