import { useEffect, useState, type ReactNode } from 'react';
import type { DemoAssets } from '../../../shared/page/doc-page-data';
import { TailwindStyles } from './tailwind-styles';
import { whenIdle } from '../../ui/when-idle';
import { isInHead, addToHead } from './head-stylesheets';

/**
 * The rules that the demos' static form needs. The demos' own caches adopt them by their ids; the style tag stays,
 * because one that moves, as Emotion's do, has all of the page styled anew.
 */
export function DemoStyles({ assets }: { assets: DemoAssets }): ReactNode {
  const style = `<style data-demo-styles="${assets.styleIds.join(' ')}">${assets.styles}</style>`;
  const { themeStylesheet: theme } = assets;
  const [brings] = useState(theme !== null && !isInHead(theme));
  useEffect(() => (theme === null ? undefined : whenIdle(() => addToHead(theme))), [theme]);
  const link = brings ? `<link rel="stylesheet" href="${theme}">` : '';
  return (
    <>
      <div hidden dangerouslySetInnerHTML={{ __html: link + style }} />
      <TailwindStyles href={assets.tailwindStylesheet} />
    </>
  );
}
