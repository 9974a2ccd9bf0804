import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { parseModule } from '../../../../src/node/demos/modules';
import { toJavaScript } from '../../../../src/node/demos/to-javascript';

const FILE = join(process.cwd(), 'content/material-ui/react-button/Demo.tsx');

it('the JavaScript of every demo of this site is readable and formatted', async () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const demos = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(process.cwd(), 'content', file));
  const options = { ...(await resolveConfig(FILE)), parser: 'babel' };
  for (const file of demos) {
    const source = readFileSync(file, 'utf8');
    const javascript = await toJavaScript(source, file);
    expect(parseModule(javascript, 'demo.jsx').mistake, file).toBeNull();
    expect(await format(javascript, options), file).toBe(javascript);
    // Comments on a type go with it.
    if (!/^(export )?(interface|type) /m.test(source)) {
      expect(countComments(javascript), file).toBe(countComments(source));
    }
  }
});

function countComments(source: string): number {
  return parseModule(source, 'demo.tsx').tree.comments.length;
}
