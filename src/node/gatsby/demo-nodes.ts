import type { SourceNodesArgs } from 'gatsby';
import { relative, sep } from 'node:path';
import type { RenderedDemo } from '../../shared/demo/demo-server';
import type { DemoAssets, DemoData } from '../../shared/page/doc-page-data';
import type { PageSources } from '../demos/build-sources';
import { frameHtml } from '../demos/frame-html';
import { demoAssetsId, demoId } from './nodes';
import { REPOSITORY } from '../support/paths';

/** What making nodes needs of Gatsby. */
export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>;

/** Makes the nodes of a page's demos, and one of what they share. */
export function addDemoNodes(
  sources: PageSources,
  assets: DemoAssets,
  rendered: readonly RenderedDemo[],
  tools: NodeTools,
): void {
  const { path } = sources.page;
  addNode(demoAssetsId(path), 'DemoAssets', { ...assets, path }, tools);
  for (const demo of rendered) {
    const source = sources.demos.get(demo.name)?.[0]?.typescript ?? '';
    const fields = { ...demoData(demo, sources, assets), path, source };
    addNode(demoId(path, demo.name), 'Demo', fields, tools);
  }
}

function demoData(
  { name, html, frame }: RenderedDemo,
  { page, demos }: PageSources,
  { themeStylesheet }: DemoAssets,
): DemoData {
  const entry = page.demos.find((demo) => demo.name === name);
  const path = entry?.stylings[0].file ?? page.folder;
  const height = entry?.options.height;
  return {
    name,
    file: relative(REPOSITORY, path).split(sep).join('/'),
    html: frame ? frameHtml({ demo: { name, html, frame }, themeStylesheet, height }) : html,
    sources: (demos.get(name) ?? []).map(({ source }) => source),
  };
}

function addNode(
  id: string,
  type: string,
  fields: object,
  { actions, createContentDigest }: NodeTools,
): void {
  actions.createNode({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
