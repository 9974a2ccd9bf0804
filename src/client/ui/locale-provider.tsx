import { useMemo, type ReactNode } from 'react';
import {
  createTranslate,
  DEFAULT_LANGUAGE,
  type Translate,
  type Translations,
} from '../../shared/translations';
import { useDocsConfig } from './docs-provider';
import { createRequiredContext } from './required-context';

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
