import { beforeAll, expect, it } from 'vitest';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readContent } from '../../../../src/node/content/read-content';
import type { SiteContent } from '../../../../src/node/content/site-content';
import { flattenPages } from '../../../../src/shared/menu';
import { describeProblems } from './site-with';

let site: SiteContent;
beforeAll(async () => {
  site = await readContent('content', process.cwd(), await readSiteReference(process.cwd()));
});

it('the content of this repository has no problems', () => {
  expect(describeProblems(checkSite(site))).toBe('');
});

it('the navigation of this repository lists every component once, by name', () => {
  const listed = site.data.trees
    .flatMap(({ entries }) => flattenPages(entries))
    .filter(({ pathname }) => /^\/(material-ui|joy-ui|system|x)\/api\/./.test(pathname));
  expect(listed.map(({ pathname, title }) => `${title} ${pathname}`).sort()).toEqual(
    site.api.components.map(({ name, path }) => `${name} ${path}`).sort(),
  );
  expect(listed.length).toBeGreaterThan(220);
});
