import { describe, expect, it } from 'vitest';
import { isReservedPath, isSitePath, toSegment } from '../../../src/shared/data-schemas';

describe('a path of the site', () => {
  it.each(['/', '/system/', '/material-ui/react-button/', '/x/react-data-grid/', '/v6/404-page/'])(
    'can be %s',
    (path) => {
      expect(isSitePath(path)).toBe(true);
    },
  );

  it.each([
    ['', 'empty'],
    ['/a', 'without slash at its end'],
    ['a/', 'without slash at its start'],
    ['//a/', 'with an empty part'],
    ['/a//b/', 'with an empty part'],
    ['/../../x/', 'that leads upwards'],
    ['/./a/', 'that leads nowhere'],
    ['/.well-known/', 'of a hidden folder'],
    ['/Material-UI/', 'with capitals'],
    ['/a%2Fb/', 'with an encoded sign'],
    ['/a b/', 'with a space'],
    ['/a\\\\b/', 'with a backslash'],
    ['/größe/', 'with letters beyond ASCII'],
    ['/🚲/', 'with an emoji'],
    ['/a.html/', 'like that of a file'],
    ['/a_b/', 'with an underscore'],
    ['/-a/', 'with a hyphen at the start of a part'],
    ['/a/?b', 'with a query'],
    ['/a/#b', 'with an anchor'],
    ['/a/\n', 'with a line end'],
    [`/${'a'.repeat(200)}/`, 'that is too long'],
  ])('is not %j, %s', (path) => {
    expect(isSitePath(path)).toBe(false);
  });

  it('can be in a folder that the build needs', () => {
    expect(['/page-data/', '/static/a/', '/demos/', '/404/'].every(isReservedPath)).toBe(true);
    expect(['/', '/statics/', '/system/static/'].some(isReservedPath)).toBe(false);
  });
});

it.each([
  ['React Button', 'react-button'],
  ['ReactButton', 'react-button'],
  ['Größe & Farbe', 'grosse-farbe'],
  ['crème_brûlée', 'creme-brulee'],
  ['-a--b-', 'a-b'],
  ['🚲', 'page'],
])('a folder called %j is better called %s', (name, segment) => {
  expect(toSegment(name)).toBe(segment);
  expect(isSitePath(`/${segment}/`)).toBe(true);
});
