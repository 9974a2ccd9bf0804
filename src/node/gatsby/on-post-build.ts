import type { BuildArgs } from 'gatsby';
import { removeStalePages } from '../outputs/clean-public';
import { writeOffline } from '../outputs/offline/write-offline';
import { writeOutputs } from '../outputs/write-outputs';
import { PUBLIC_FOLDER } from '../support/paths';
import { updateSite } from './update-site';

interface PagePaths {
  allSitePage: { nodes: { path: string }[] };
}

/** Writes files that depend on finished pages, and removes files of deleted pages. */
export async function onPostBuild(tools: BuildArgs): Promise<void> {
  const { content, inputs } = await updateSite(tools);
  const { data } = await tools.graphql<PagePaths>('{ allSitePage { nodes { path } } }');
  const redirects = content.data.redirects.map(({ value }) => value);
  const pages = (data?.allSitePage.nodes ?? []).map(({ path }) => path);
  removeStalePages(PUBLIC_FOLDER, [...pages, ...redirects.map(({ from }) => from)]);
  const days = new Map([...inputs].map(([{ path }, { lastUpdated }]) => [path, lastUpdated]));
  writeOutputs(content, days, redirects, tools.basePath);
  const products = content.data.products.map(({ value }) => value);
  await writeOffline(products, PUBLIC_FOLDER, tools.basePath);
}
