import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badges } from '../../../../src/client/ui/badge';
import { DocsProvider, LocaleProvider } from '../../../../src/client/ui/providers';
import type { Marks } from '../../../../src/shared/badges';
import type { SiteBrowserData } from '../../../../src/shared/site-data';

const strings = { en: { badges: { beta: 'Beta' }, plans: { pro: 'Pro plan' } } };

function render(marks: Marks): string {
  return renderToStaticMarkup(
    <DocsProvider value={{ strings } as unknown as SiteBrowserData}>
      <LocaleProvider>
        <Badges {...marks} />
      </LocaleProvider>
    </DocsProvider>,
  );
}

it('a badge is read out in brackets behind the name, and a plan by its name', () => {
  const html = render({ badge: 'beta', plan: 'pro' });
  expect(html.replace(/<[^>]*>/g, '')).toBe(' (Beta)');
  expect(html).toContain('role="img" aria-label="Pro plan"');
});

it('a page without badge and plan shows nothing', () => {
  expect(render({ badge: null, plan: null })).toBe('');
});
