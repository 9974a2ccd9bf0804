import { useEffect, useState, type ReactNode } from 'react';
import { CODE_STYLINGS } from '../../../shared/demo/code-styling';
import type { DemoAssets } from '../../../shared/page/doc-page-data';
import { useCodeStyling } from '../../ui/code-variant/code-variant-provider';
import { useLazyCSS } from '../../ui/use-lazy-css';
import { whenIdle } from '../../ui/when-idle';
import { addToHead, isInHead } from './head-links';

/**
 * The rules that the demos' static form needs. The demos' own caches adopt them by their ids; the style tag stays,
 * because one that moves, as Emotion's do, has all of the page styled anew; so would a stylesheet of the theme that
 * comes and goes with its page.
 */
export function DemoStyles({ assets }: { assets: DemoAssets }): ReactNode {
  const style = `<style data-demo-styles="${assets.styleIds.join(' ')}">${assets.styles}</style>`;
  const { themeStylesheet: theme } = assets;
  const [brings] = useState(
    () => theme !== null && (typeof document === 'undefined' || !isInHead('stylesheet', theme)),
  );
  useEffect(() => (theme === null ? undefined : whenIdle(() => addToHead('stylesheet', theme))), [theme]);
  const link = brings ? `<link rel="stylesheet" href="${theme}">` : '';
  return (
    <>
      <div hidden dangerouslySetInnerHTML={{ __html: link + style }} />
      <TailwindStyles href={assets.tailwindStylesheet} />
    </>
  );
}

/** Loads Tailwind's rules for the demos of a page when the reader first chooses Tailwind. */
function TailwindStyles({ href }: { href: string | null }): null {
  const [styling] = useCodeStyling();
  const [isWanted, setWanted] = useState(false);
  if (styling === CODE_STYLINGS.tailwind && !isWanted) setWanted(true);
  useLazyCSS(isWanted ? href : null, '#prismjs', { layer: 'tailwind' });
  return null;
}
