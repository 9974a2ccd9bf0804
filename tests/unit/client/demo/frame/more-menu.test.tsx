import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CodeStyling } from '../../../../../src/shared/code-variant';
import type { SiteBrowserData } from '../../../../../src/shared/site-data';
import { MoreMenu } from '../../../../../src/client/demo/frame/more-menu';
import type { DemoControls } from '../../../../../src/client/demo/frame/use-demo-controls';
import { LocaleProvider, DocsProvider } from '../../../../../src/client/ui/providers';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));
vi.mock('site-data/strings-demoExtras.json', () => ({
  default: { demoExtras: { viewGitHub: 'View the source' } },
}));

/** Where the menu of a demo leads for the source. */
function sourceLink(file: string, styling: CodeStyling, repositoryUrl: string | null): string | undefined {
  const config = { strings: { en: {} }, repositoryUrl };
  const controls = { demo: { file, sources: [] }, source: { styling }, options: {} };
  const html = renderToStaticMarkup(
    <DocsProvider value={config as unknown as SiteBrowserData}>
      <LocaleProvider>
        <MoreMenu
          controls={controls as unknown as DemoControls}
          anchor={{} as HTMLElement}
          onClose={() => {}}
        />
      </LocaleProvider>
    </DocsProvider>,
  );
  return /<a role="menuitem"[^>]* href="([^"]*)"[^>]*>View the source<\/a>/.exec(html)?.[1];
}

// The labels do not matter here.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const REPOSITORY = 'https://example.com/acme/docs';
const FILE = 'content/material-ui/react-button/Basic.tsx';
const STYLED = 'content/material-ui/react-button/Styled/system/index.tsx';

it.each([
  [FILE, 'MUI System', 'Basic.tsx'],
  [FILE, 'CSS', 'Basic.tsx'],
  [STYLED, 'MUI System', 'Styled/system/index.tsx'],
  [STYLED, 'Tailwind', 'Styled/tailwind/index.tsx'],
] as const)('the menu of a demo links to its file in the repository: %s, %s', (file, styling, end) => {
  expect(sourceLink(file, styling, REPOSITORY)).toBe(
    `${REPOSITORY}/blob/main/content/material-ui/react-button/${end}`,
  );
});

it('without a repository, there is no link', () => {
  expect(sourceLink(FILE, 'MUI System', null)).toBeUndefined();
});
