import type { WrapRootElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { CodeVariantProvider } from '../ui/code-variant/code-variant-provider';
import { AdProvider } from '../partners/ads/ad-provider';
import { readServices } from '../partners/read-services';
import { site } from '../ui/site-data';
import { CrashBoundary } from '../ui/crash-boundary';
import { DocsProvider } from '../ui/docs-provider';
import { ThemeProvider } from '../ui/theme/theme-provider';

/** Providers of the whole site; server and browser wrap alike. Gatsby wraps `Head` too: render nothing here. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>): ReactElement {
  return (
    <CrashBoundary place="#gatsby-focus-wrapper" pathname="">
      <DocsProvider config={site}>
        <ThemeProvider>
          <CodeVariantProvider>
            <AdProvider displayRatio={readServices().adDisplayRatio}>{element}</AdProvider>
          </CodeVariantProvider>
        </ThemeProvider>
      </DocsProvider>
    </CrashBoundary>
  );
}
