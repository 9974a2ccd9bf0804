import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { toCss, type CssObject } from '../../domain/css';
import type { DemoServer, ServerDemoPage } from '../../domain/demo-server';
import type { DemoLibrary } from './demo-library';
import { DemoTree, identifierPrefix, STYLE_KEY } from './demo-page';

/**
 * @param libraries by name
 * @param modules demo modules by key; the component is the default export
 */
export function createDemoServer(
  libraries: Readonly<Record<string, DemoLibrary>>,
  modules: Readonly<Record<string, { default?: ComponentType }>>,
): DemoServer {
  return {
    renderPage(libraryName, demos) {
      const library = libraries[libraryName];
      if (!library) throw new Error(`There is no demo runtime "${libraryName}".`);
      // One cache for the page: a rule that ten demos use is written once.
      const cache = createCache({ key: STYLE_KEY });
      // Emotion's switch for "styles go to the head": otherwise it writes style tags between the elements.
      cache.compat = true;
      const errors: ServerDemoPage['errors'] = [];
      const rendered = demos.map(({ name, key }) => {
        try {
          const Demo = modules[key]?.default;
          if (!Demo) throw new Error('the file has no default export.');
          const tree = <DemoTree library={library} cache={cache} Demo={Demo} />;
          return { name, html: renderToString(tree, { identifierPrefix: identifierPrefix(name) }) };
        } catch (error) {
          errors.push({ name, message: error instanceof Error ? error.message : String(error) });
          return { name, html: '' };
        }
      });
      const { styles } = createEmotionServer(cache).extractCriticalToChunks(
        rendered.map(({ html }) => html).join(''),
      );
      return {
        demos: rendered,
        errors,
        styleIds: styles.flatMap(({ ids }) => ids),
        styles: styles.map(({ css }) => css).join(''),
      };
    },
    themeStyles: (name) =>
      (libraries[name]?.theme?.generateStyleSheets() ?? [])
        .map((sheet) => toCss(sheet as CssObject))
        .join(''),
  };
}
