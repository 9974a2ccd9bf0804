import type { BuiltPageDemos } from '../demos/build-demos';
import type { NewNode } from './node-writer';
import { demoAssetsId, demoId } from './nodes';

/** A node for each demo of a page, and one for what they share. */
export function demoNodes({ path, assets, demos }: BuiltPageDemos): NewNode[] {
  return [
    ...(assets ? [{ id: demoAssetsId(path), type: 'DemoAssets', fields: { ...assets, path } }] : []),
    ...demos.map((demo) => ({ id: demoId(path, demo.name), type: 'Demo', fields: { ...demo, path } })),
  ];
}
