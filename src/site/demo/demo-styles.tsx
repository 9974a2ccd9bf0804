import type { ReactNode } from 'react';
import type { DemoAssets } from '../../domain/doc-page-data';
import { TailwindStyles } from '../demo-settings/tailwind-styles';

/**
 * The rules that the demos' static form needs. Set as HTML, because Emotion adopts the style tag and moves it
 * into the head, where React would miss it.
 */
export function DemoStyles({ assets }: { assets: DemoAssets }): ReactNode {
  const style = `<style data-emotion="demo ${assets.styleIds.join(' ')}">${assets.styles}</style>`;
  const theme = assets.themeStylesheet ? `<link rel="stylesheet" href="${assets.themeStylesheet}">` : '';
  return (
    <>
      <div hidden dangerouslySetInnerHTML={{ __html: theme + style }} />
      <TailwindStyles href={assets.tailwindStylesheet} />
    </>
  );
}
