import { expect, test, type Page } from '@playwright/test';
import { builtDocuments, builtFile, builtFiles, pagePaths } from './support/site';

interface Answer {
  path: string;
  status: number;
  redirected: boolean;
  hrefs: string[];
  ids: string[];
}

/** Fetches URLs and reads links and anchors from the static HTML. */
async function fetchAll(page: Page, paths: readonly string[]): Promise<Answer[]> {
  await page.goto('/robots.txt');
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (path) => {
          const response = await fetch(path);
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
          return {
            path,
            status: response.status,
            redirected: response.redirected,
            hrefs: [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
            ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
          };
        }),
      ),
    paths,
  );
}

/** Links that the browser adds to the HTML of a page, which are the rows of closed groups of the menu. */
function menuLinks(): { path: string; hrefs: string[] }[] {
  return builtFiles('navigation').map((path) => ({
    path: `/${path}`,
    hrefs: [...builtFile(path).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href),
  }));
}

test('every internal link has a page and, with a hash, an anchor, and no page has an id twice', async ({
  page,
}) => {
  const pages = await fetchAll(page, pagePaths());
  const { origin } = new URL(page.url());
  const links = [...pages, ...menuLinks()]
    .flatMap(({ path, hrefs }) =>
      [...new Set(hrefs)].map((href) => ({ path, href, url: new URL(href, origin + path) })),
    )
    .filter(({ url }) => url.origin === origin);
  const listed = new Map(pages.map((answer) => [answer.path, answer]));
  const others = new Set(links.map(({ url }) => url.pathname).filter((path) => !listed.has(path)));
  for (const answer of await fetchAll(page, [...others])) listed.set(answer.path, answer);

  const dead = links.flatMap(({ path, href, url }) => {
    const target = listed.get(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (target?.status !== 200) return [`${path} → ${href}: answer ${target?.status}`];
    if (target.redirected) return [`${path} → ${href}: leads on to another address`];
    return anchor === '' || target.ids.includes(anchor) ? [] : [`${path} → ${href}: no such anchor`];
  });
  expect(dead, 'links that lead nowhere').toEqual([]);
  expect(links.length, 'links that were checked').toBeGreaterThan(500);

  const twice = pages.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`),
  );
  expect(twice, 'ids that are given twice').toEqual([]);
});

/** What the libraries' own site has and this one has not. */
const OUTBOUND = /^https:\/\/(?:v[0-9]\.mui\.com\/|mui\.com\/(?:store|x|toolpad)\/)/;

test("links do not go to the libraries' own site if this site has the page", () => {
  const pages = builtDocuments().map((path) => ({
    path: `/${path}`,
    hrefs: [...builtFile(path).matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href),
  }));
  const links = [...pages, ...menuLinks()].flatMap(({ path, hrefs }) =>
    hrefs.filter((href) => /^https?:\/\/(?:[\w-]+\.)*mui\.com\b/.test(href)).map((href) => ({ path, href })),
  );
  expect(links.length, 'links that were checked').toBeGreaterThan(500);
  const strays = links
    .filter(({ href }) => !OUTBOUND.test(href))
    .map(({ path, href }) => `${path} → ${href}`);
  expect([...new Set(strays)], 'map them in content/_data/redirects.yaml, or write the page').toEqual([]);
});
