import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { DemoAssets, DemoData } from '../../../shared/doc-page-data';
import { OnDemand, useLazyCSS } from '../../ui/on-demand';
import type { CrashProps } from './demo-crash';
import { type DemoIsland, useDemoIsland } from './use-demo-island';
import { toAddress } from '../../../shared/site-address';
import { CODE_STYLINGS } from '../../../shared/code-variant';
import { useCodeStyling } from '../../settings/code-variant-provider';
import { whenIdle } from '../../ui/when-idle';

interface DemoContentProps {
  demo: Pick<DemoData, 'name' | 'html'>;
  assets: DemoAssets;
}

/** A live demo without a frame. */
export function DemoContent({ demo, assets }: DemoContentProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const island = useDemoIsland(demo, assets, attempt);
  return <IslandContent demo={demo} island={island} onReset={() => setAttempt(attempt + 1)} />;
}

interface IslandContentProps extends Pick<DemoContentProps, 'demo'> {
  island: DemoIsland;
  style?: CSSProperties;
  onReset: () => void;
}

/** A live demo. After a crash, a message with a button that restarts it. */
export function IslandContent({ demo, island, style, onReset }: IslandContentProps): ReactNode {
  const { container, error, start } = island;
  if (error !== null) {
    return (
      <div className="demo-content" style={style}>
        <OnDemand load={loadMessage} props={{ error, name: demo.name, onReset }} />
      </div>
    );
  }
  // The root's element is in the HTML, because React loses clicks during hydration on elements that it creates.
  return (
    <div
      key={start}
      ref={container}
      className="demo-content"
      style={style}
      dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
    />
  );
}

/** Loaded on demand, because crashes are rare. If it cannot be loaded, the error is shown without a button. */
const loadMessage = (): Promise<ComponentType<CrashProps>> =>
  import('./demo-crash').then(
    (module) => module.default,
    () =>
      ({ error }) => <p className="demo-crash">{String(error)}</p>,
  );

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
  // Styles of Tailwind demos load when the user first selects Tailwind.
  const [styling] = useCodeStyling();
  const [wantsTailwind, setWantsTailwind] = useState(false);
  if (styling === CODE_STYLINGS.tailwind && !wantsTailwind) setWantsTailwind(true);
  useLazyCSS(wantsTailwind ? assets.tailwindStylesheet : null, '#prismjs', { layer: 'tailwind' });
  return <div hidden dangerouslySetInnerHTML={{ __html: link + style }} />;
}

/** True if a stylesheet is in the head, where no page removes it. */
function isInHead(href: string): boolean {
  return (
    typeof document !== 'undefined' && document.head.querySelector(`link[href="${toAddress(href)}"]`) !== null
  );
}

/** Adds a stylesheet to the head permanently, because removing it restyles the whole page. */
function addToHead(href: string): void {
  if (isInHead(href)) return;
  const properties = { rel: 'stylesheet', href: toAddress(href) };
  document.head.append(Object.assign(document.createElement('link'), properties));
}
