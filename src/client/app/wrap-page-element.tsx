import type { PageProps, WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { LocaleProvider, type LocaleProps } from '../ui/texts/locale-provider';
import { AppShell } from '../shell/app-shell';

/** What a page's query may hand to the frame around it. */
interface FrameData {
  page?: { title: string; frame: PageFrame; file?: string } | null;
  frame?: PageFrame | null;
}

/** The frame around every page. It stays mounted: from page to page only the article changes. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactElement {
  const { data, location, pageContext } = props as PageProps<FrameData | undefined, LocaleProps>;
  const frame = data?.page?.frame ?? data?.frame ?? null;
  return (
    <LocaleProvider userLanguage={pageContext.userLanguage} translations={pageContext.translations}>
      <AppShell frame={frame} pathname={location.pathname} file={data?.page?.file ?? null}>
        {element}
      </AppShell>
    </LocaleProvider>
  );
}
