import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { toCss, type CssObject } from '../../../shared/theme/css';
import { initialThemeSettings } from '../../ui/theme/theme-settings';
import {
  FRAME_STYLE_KEY,
  type DemoServer,
  type RenderedDemo,
  type RenderedStyles,
  type ServerDemo,
  type ServerDemoPage,
} from '../../../shared/demo/demo-server';
import type { DemoLibrary } from './demo-library';
import { DemoTree, identifierPrefix } from './demo-tree';
import { STYLE_KEY } from './style-caches';

type DemoModules = Readonly<Record<string, { default?: ComponentType }>>;

/**
 * @param libraries by name
 * @param modules demo modules by key; the component is the default export
 */
export function createDemoServer(
  libraries: Readonly<Record<string, DemoLibrary>>,
  modules: DemoModules,
): DemoServer {
  return {
    renderPage(libraryName, demos) {
      const library = libraries[libraryName];
      if (!library) throw new Error(`There is no demo runtime "${libraryName}".`);
      // One cache for the page: a rule that ten demos use is written once.
      const pageCache = createServerCache(STYLE_KEY);
      const errors: ServerDemoPage['errors'] = [];
      const rendered = demos.map((demo): RenderedDemo => {
        const cache = demo.framed ? createServerCache(FRAME_STYLE_KEY) : pageCache;
        try {
          const html = renderDemo(demo, library, modules[demo.key]?.default, cache);
          return { name: demo.name, html, ...(demo.framed && { frame: stylesOf(html, cache) }) };
        } catch (error) {
          errors.push({ name: demo.name, message: error instanceof Error ? error.message : String(error) });
          return { name: demo.name, html: '' };
        }
      });
      const html = rendered.map((demo) => (demo.frame ? '' : demo.html)).join('');
      return { demos: rendered, errors, ...stylesOf(html, pageCache) };
    },
    themeStyles: (name) =>
      (libraries[name]?.theme?.generateStyleSheets() ?? [])
        .map((sheet) => toCss(sheet as CssObject))
        .join(''),
  };
}

function createServerCache(key: string): EmotionCache {
  const cache = createCache({ key });
  // Emotion's switch for "styles go to the head": otherwise it writes style tags between the elements.
  cache.compat = true;
  return cache;
}

function renderDemo(
  { name, isolated = false }: ServerDemo,
  library: DemoLibrary,
  Demo: ComponentType | undefined,
  cache: EmotionCache,
): string {
  if (!Demo) throw new Error('the file has no default export.');
  const look = { settings: initialThemeSettings, cache };
  return renderToString(<DemoTree {...{ library, look, Demo, isolated }} />, {
    identifierPrefix: identifierPrefix(name),
  });
}

function stylesOf(html: string, cache: EmotionCache): RenderedStyles {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return {
    styleIds: styles.flatMap(({ ids }) => ids),
    styles: styles.map(({ css }) => css).join(''),
  };
}
