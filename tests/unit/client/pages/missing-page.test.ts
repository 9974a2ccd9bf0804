import { expect, it } from 'vitest';
import { answerNotFound, pathWords, type KnownPage } from '../../../../src/client/pages/missing-page';

const page = (path: string, hidden = false): KnownPage => ({ path, title: path, product: null, hidden });
const PAGES = [
  page('/'),
  page('/material-ui/react-button/'),
  page('/joy-ui/react-button/'),
  page('/versions/'),
  page('/secret/react-button/', true),
];
const REDIRECTS = [{ from: '/material-ui/', to: '/material-ui/react-button/' }];
const answer = (pathname: string) => answerNotFound(pathname, PAGES, REDIRECTS);

it('suggests the pages with the most similar paths, best first', () => {
  expect(answer('/joy-ui/react-buton/')).toEqual({ target: null, suggestions: [PAGES[2], PAGES[1]] });
});

it('suggests pages of the same product before more similar pages of other products', () => {
  const pages = [page('/material-ui/react-select/'), page('/joy-ui/api/select/')];
  expect(answerNotFound('/joy-ui/react-select/', pages, [])).toEqual({
    target: null,
    suggestions: [pages[1], pages[0]],
  });
});

it.each([
  ['/material-ui/api/buton/', 'buton'],
  ['/joy-ui/react-select/', 'select'],
  ['/material-ui/data_table', 'data table'],
  ['/api/', ''],
  ['/', ''],
])('searches for the words of %s: %j', (pathname, words) => {
  expect(pathWords(pathname)).toBe(words);
});

it('never suggests a hidden page', () => {
  const suggested = answer('/secret/react-buton/');
  expect(suggested).toEqual({ target: null, suggestions: [PAGES[1], PAGES[2]] });
});

it('suggests nothing for a path unlike any page', () => {
  expect(answer('/wp-login.php')).toEqual({ target: null, suggestions: [] });
});

it.each([
  ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
  ['/pt/versions', '/versions/'],
  ['/en/versions/', '/versions/'],
  ['/de/', '/'],
  ['/zh/secret/react-button/', '/secret/react-button/'],
])('redirects the former translation %s to the English %s', (pathname, to) => {
  expect(answer(pathname)).toEqual({ target: to, suggestions: [] });
});

it('follows a redirect, in a former translation too', () => {
  expect(answer('/material-ui').target).toBe('/material-ui/react-button/');
  expect(answer('/fr/material-ui/').target).toBe('/material-ui/react-button/');
});

it('suggests English pages if a former translation has no page at that path', () => {
  expect(answer('/zh/material-ui/react-buton/')).toMatchObject({
    suggestions: [{ path: '/material-ui/react-button/' }, {}],
  });
});

it('does not redirect to the current URL', () => {
  expect(answer('/versions/').target).toBeNull();
});
