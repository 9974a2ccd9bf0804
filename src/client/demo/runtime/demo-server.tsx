import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { captureOwnerStack, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { DemoServer, RenderedStyles, ServerDemo, ServerPage } from '../../../shared/demo-server';
import { themeStyles } from '../../../shared/css';
import { type DemoLibrary, DemoTree, FRAME_STYLE_KEY, identifierPrefix, STYLE_KEY } from './demo-tree';
import { prefixUserSelect } from './stylis-plugins';

/** Maximum time in ms to find the demo with an error. */
const STACK_TIMEOUT = 200;

/** Renders demos in one library's theme. */
export function createDemoServer(library: DemoLibrary): DemoServer {
  return {
    isComponent: (exported) =>
      typeof exported === 'function' ||
      // Return values of `memo`, `forwardRef`, and `lazy`.
      (typeof exported === 'object' &&
        exported !== null &&
        '$$typeof' in exported &&
        !isValidElement(exported)),
    startPage: () => startPage(library),
    theme: themeStyles(library.theme?.()),
  };
}

function startPage(library: DemoLibrary): ServerPage {
  // One cache for the page, so a rule that ten demos use is written once.
  const pageCache = createServerCache(STYLE_KEY);
  let pageHtml = '';
  const treeOf = ({ ownTheme }: ServerDemo, component: unknown, cache: EmotionCache): ReactElement => {
    const Demo = component as ComponentType;
    return <DemoTree {...{ library, caches: { ltr: cache }, Demo, ownTheme }} />;
  };
  return {
    render(demo, component) {
      const { name, framed } = demo;
      const cache = framed ? createServerCache(FRAME_STYLE_KEY) : pageCache;
      const options = { identifierPrefix: identifierPrefix(name) };
      const html = renderToString(treeOf(demo, component, cache), options);
      if (framed) return { name, html, frame: stylesOf(html, cache) };
      pageHtml += html;
      return { name, html };
    },
    ownerStack: (demo, component) => ownerStack(treeOf(demo, component, createServerCache(STYLE_KEY))),
    styles: () => stylesOf(pageHtml, pageCache),
  };
}

/** Only the streaming renderer reports errors with the stack of the owner elements. */
function ownerStack(tree: ReactElement): Promise<string> {
  return new Promise((resolve) => {
    const onError = (): void => resolve(captureOwnerStack?.() ?? '');
    const stream = renderToPipeableStream(tree, { onError, onAllReady: () => resolve('') });
    // Ends components that wait for data forever.
    setTimeout(() => stream.abort(), STACK_TIMEOUT);
  });
}

function createServerCache(key: string): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [prefixUserSelect] });
  // Emotion's option for styles in the head. Otherwise, it writes style elements between other elements.
  cache.compat = true;
  return cache;
}

function stylesOf(html: string, cache: EmotionCache): RenderedStyles {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return {
    styleIds: styles.flatMap(({ ids }) => ids),
    styles: styles.map(({ css }) => css).join(''),
  };
}
