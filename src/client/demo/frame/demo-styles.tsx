import { useEffect, useState, type ReactNode } from 'react';
import { toAddress } from '../../../shared/address/site-address';
import { CODE_STYLINGS } from '../../../shared/demo/code-styling';
import type { DemoAssets } from '../../../shared/page/doc-page-data';
import { useCodeStyling } from '../../ui/code-variant/code-variant-provider';
import { useLazyCSS } from '../../ui/use-lazy-css';
import { whenIdle } from '../../ui/when-idle';

/**
 * Styles for the static HTML of demos. The Emotion caches of the demos adopt them by id. The style element stays in
 * place, because moving it, as Emotion does, restyles the whole page.
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

/** Whether a stylesheet is in the head, where no page removes it. */
function isInHead(href: string): boolean {
  return (
    typeof document !== 'undefined' && document.head.querySelector(`link[href="${toAddress(href)}"]`) !== null
  );
}

/** Adds a stylesheet to the head permanently, because removing it restyles the whole page. */
function addToHead(href: string): void {
  if (isInHead(href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = toAddress(href);
  document.head.append(link);
}

/** Loads the Tailwind styles of a page's demos when the user first selects Tailwind. */
function TailwindStyles({ href }: { href: string | null }): null {
  const [styling] = useCodeStyling();
  const [isWanted, setWanted] = useState(false);
  if (styling === CODE_STYLINGS.tailwind && !isWanted) setWanted(true);
  useLazyCSS(isWanted ? href : null, '#prismjs', { layer: 'tailwind' });
  return null;
}
