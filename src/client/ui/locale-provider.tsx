import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  createTranslate,
  DEFAULT_LANGUAGE,
  type Translate,
  type Translations,
} from '../../shared/translations';
import { useDocsConfig } from './docs-provider';

/** Props from the page. */
export interface LocaleProps {
  userLanguage?: string | undefined;
  translations?: Record<string, Translations> | undefined;
}

const TranslateContext = createContext<Translate | null>(null);

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
  return <TranslateContext.Provider value={translate}>{children}</TranslateContext.Provider>;
}

/** Returns the function that looks up interface strings. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (translate === null) throw new Error('useTranslate needs a <LocaleProvider> above it');
  return translate;
}

function warnMissing(key: string): void {
  if (process.env.NODE_ENV !== 'production') console.warn(`Missing translation: ${key}`);
}
