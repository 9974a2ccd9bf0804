import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicFile, writePublic } from '../../../../src/node/lib/public-files';

const FOLDER = join('/site', 'public');

describe('a file of the site', () => {
  it.each(['/a/index.html', 'a.json', '/a/../b.json', '..a/b'])('can be %s', (path) => {
    expect(publicFile(path, FOLDER)).toBe(join(FOLDER, path));
  });

  it.each(['/../x/index.html', '../public-2/x', '/a/../../x', '', '/', 'a\0.html'])(
    'rejects the path %j',
    (path) => {
      expect(() => publicFile(path, FOLDER)).toThrow('is outside the site');
    },
  );

  it('does not write outside the public folder', () => {
    expect(() => writePublic('/../../../x/index.html', 'text')).toThrow(
      '"/../../../x/index.html" is outside the site. It would be written to ',
    );
  });
});
