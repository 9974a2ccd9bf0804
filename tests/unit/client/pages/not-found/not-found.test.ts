import { expect, it } from 'vitest';
import { answerNotFound, type KnownPage } from '../../../../../src/client/pages/not-found/not-found';

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
  const { kind, ...rest } = answer('/joy-ui/react-buton/');
  expect(kind).toBe('missing');
  expect(rest).toEqual({ suggestions: [PAGES[2], PAGES[1]] });
});

it('never suggests a hidden page', () => {
  const suggested = answer('/secret/react-buton/');
  expect(suggested).toEqual({ kind: 'missing', suggestions: [PAGES[1], PAGES[2]] });
});

it('suggests nothing for a path unlike any page', () => {
  expect(answer('/wp-login.php')).toEqual({ kind: 'missing', suggestions: [] });
});

it.each([
  ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
  ['/pt/versions', '/versions/'],
  ['/en/versions/', '/versions/'],
  ['/de/', '/'],
  ['/zh/secret/react-button/', '/secret/react-button/'],
])('sends readers of the former translation %s to the English %s', (pathname, to) => {
  expect(answer(pathname)).toEqual({ kind: 'moved', to });
});

it('follows a redirect, in a former translation too', () => {
  expect(answer('/material-ui')).toEqual({ kind: 'moved', to: '/material-ui/react-button/' });
  expect(answer('/fr/material-ui/')).toEqual({ kind: 'moved', to: '/material-ui/react-button/' });
});

it('suggests English pages when a former translation has none of that path', () => {
  expect(answer('/zh/material-ui/react-buton/')).toMatchObject({
    suggestions: [{ path: '/material-ui/react-button/' }, {}],
  });
});

it('does not send readers to the address they are at', () => {
  expect(answer('/versions/').kind).toBe('missing');
});
