import type { PageProps, WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { cloneElement, type ReactElement } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { DEFAULT_LANGUAGE } from '../../shared/translations';
import { AdProvider } from '../ads/ad-provider';
import { readServices } from '../analytics/report-event';
import { LocaleProvider, type LocaleProps, DocsProvider } from '../ui/providers';
import { AppShell } from '../layout/app-shell';
import { toPath } from '../../shared/site-address';
import { site } from '../ui/site-data';
import { CrashBoundary } from '../ui/crash-boundary';
import { CodeVariantProvider } from '../settings/code-variant-provider';
import { ThemeProvider } from '../settings/theme-provider';

/** Page data for the frame around the page. */
interface FrameData {
  page?: { frame: PageFrame; file?: string } | null;
  frame?: PageFrame | null;
  /** Strings that only this page has. */
  translations?: LocaleProps['translations'];
}

interface FrameContext extends LocaleProps {
  /** True for pages without the shell. */
  isBare?: boolean;
}

/** Wraps each page in the shell, which stays mounted, and passes it `userLanguage` and `translations`. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactElement {
  const { data, location, pageContext } = props as PageProps<FrameData | undefined, FrameContext>;
  const frame = data?.page?.frame ?? data?.frame ?? null;
  const locale: LocaleProps = {
    userLanguage: pageContext.userLanguage ?? DEFAULT_LANGUAGE,
    translations: data?.translations,
  };
  const page = cloneElement(element as ReactElement<LocaleProps>, locale);
  return (
    <LocaleProvider {...locale}>
      {pageContext.isBare ? (
        page
      ) : (
        <AppShell frame={frame} pathname={toPath(location.pathname)} file={data?.page?.file ?? null}>
          {page}
        </AppShell>
      )}
    </LocaleProvider>
  );
}

/** Providers of the whole site. They must not render DOM elements, because Gatsby also wraps `Head`. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>): ReactElement {
  return (
    <CrashBoundary selector="#gatsby-focus-wrapper" pathname="">
      <DocsProvider value={site}>
        <ThemeProvider>
          <CodeVariantProvider>
            <AdProvider displayRatio={readServices().adDisplayRatio}>{element}</AdProvider>
          </CodeVariantProvider>
        </ThemeProvider>
      </DocsProvider>
    </CrashBoundary>
  );
}
