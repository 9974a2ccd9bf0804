import { type ReactNode, useMemo, type Context, createContext, useContext } from 'react';
import type { ProductSummary, SiteBrowserData } from '../../shared/site-data';
import {
  createTranslate,
  DEFAULT_LANGUAGE,
  type Translate,
  type Translations,
} from '../../shared/translations';

/** Creates a context and its hook. Outside a provider, the hook throws an error with the message. */
export function createRequiredContext<Value>(message: string): [Context<Value | null>, () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useRequiredContext(): Value {
    const value = useContext(RequiredContext);
    if (value === null) throw new Error(message);
    return value;
  }
  return [RequiredContext, useRequiredContext];
}

/** Provides the site's configuration, and returns it. */
export const [DocsProvider, useDocsConfig] = createRequiredContext<SiteBrowserData>(
  'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
);

interface Repositories extends Pick<SiteBrowserData, 'repositoryUrl'> {
  products: readonly Pick<ProductSummary, 'id' | 'repository'>[];
}

/** Repository for issues about a page, which is the site's, its product's, or the first product's. */
export function issueRepository({ repositoryUrl, products }: Repositories, productId: string | null) {
  const product = products.find(({ id }) => id === productId);
  return repositoryUrl ?? product?.repository ?? products[0]?.repository ?? null;
}

/** Props from the page. */
export interface LocaleProps {
  userLanguage?: string | undefined;
  translations?: Record<string, Translations> | undefined;
}

const [TranslateContext, useTranslate] = createRequiredContext<Translate>(
  'useTranslate needs a <LocaleProvider> above it',
);
/** Returns the function that looks up interface strings. */
export { useTranslate };

/** Provides the language of the interface. A page's own translations override the site's. */
export function LocaleProvider({
  userLanguage = DEFAULT_LANGUAGE,
  translations,
  children,
}: LocaleProps & { children: ReactNode }): ReactNode {
  const { strings } = useDocsConfig();
  const translate = useMemo(
    () => createTranslate(strings, userLanguage, { onMissing: warnMissing, overlay: translations }),
    [strings, translations, userLanguage],
  );
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

function warnMissing(key: string): void {
  if (process.env.NODE_ENV !== 'production') console.warn(`Missing translation: ${key}`);
}
