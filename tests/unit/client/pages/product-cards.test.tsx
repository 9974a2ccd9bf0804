import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductCards } from '../../../../src/client/pages/product-cards';
import { DocsProvider, LocaleProvider } from '../../../../src/client/ui/providers';
import type { SiteBrowserData } from '../../../../src/shared/site-data';

const product = (id: string) => ({
  productId: id,
  name: id,
  description: 'D.',
  path: `/${id}/`,
  version: '1.0.0',
});
const config: SiteBrowserData = {
  siteUrl: 'https://docs.example.com',
  strings: { en: { products: 'Products', badges: { beta: 'Beta' }, plans: { pro: 'Pro plan' } } },
  products: [],
  hasAds: true,
  offlineHosts: [],
  repositoryUrl: null,
  notifications: { url: '/notifications.json', ids: [] },
};
const highlight = { path: '/maps/globe/', title: 'Globe', badge: 'beta', plan: 'pro' } as const;
const html = renderToStaticMarkup(
  <DocsProvider value={config}>
    <LocaleProvider>
      <ProductCards
        products={[
          { ...product('maps'), highlights: [highlight] },
          { ...product('quiet'), highlights: [] },
        ]}
      />
    </LocaleProvider>
  </DocsProvider>,
);

it('a card shows the badge and plan of its page, with text for screen readers', () => {
  expect(html).toMatch(/Globe .*aria-label="Pro plan".*>\(<\/span>Beta<span class="visually-hidden">\)/);
});

it('a product that points out no page has no card', () => {
  expect(html.match(/<h3>/g)).toHaveLength(1);
});
