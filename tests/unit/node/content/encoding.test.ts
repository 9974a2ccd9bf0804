import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readText } from '../../../../src/node/lib/files';
import { page, problemsWith } from './site-with';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('reports a page that is not UTF-8 with the line of the first wrong letter, and nothing else', async () => {
  const report = await problemsWith({
    'content/material-ui/react-button/index.mdx': latin1(page('Text.\n\nGröße.')),
    'content/material-ui/react-select/index.mdx': page('[x](/material-ui/react-button/#loading)'),
  });
  expect(report).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:8
    The file is not UTF-8.
    Non-English letters would become "�".
    → Save it as UTF-8 in your editor ("Save with encoding")."
  `);
});

it('reports a data file that is not UTF-8', async () => {
  expect(await problemsWith({ 'content/_data/redirects.yaml': latin1('# ö') })).toContain(
    'redirects.yaml:1\nThe file is not UTF-8.',
  );
});

it('removes a byte order mark and Windows line endings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'text-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.txt'), '\uFEFFone\r\ntwo\r\n');
  expect(await readText(join(folder, 'a.txt'), 'a.txt')).toEqual({ text: 'one\ntwo\n' });
});

it('reports invisible characters with line and column, in pages and in data', async () => {
  const report = await problemsWith({
    'content/_data/redirects.yaml': '# \u0007',
    'content/material-ui/react-button/index.mdx': page('## Loading\n\nA NUL\0 byte, and \0 another.'),
  });
  expect(report).toMatchInlineSnapshot(`
    "content/_data/redirects.yaml:1:3
    The file contains a control character (U+0007).
    It is invisible in editors, and browsers show "�".
    → Delete it. If there are many, save the file as UTF-8 in your editor ("Save with encoding").

    content/material-ui/react-button/index.mdx:8:6
    The file contains a control character (U+0000).
    It is invisible in editors, and browsers show "�".
    → Delete it. If there are many, save the file as UTF-8 in your editor ("Save with encoding")."
  `);
});
