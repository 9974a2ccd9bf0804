import type { Translations } from '../../../shared/texts/translations';
import { DEFAULT_LANGUAGE } from '../../../shared/texts/translations';
import { TEXTS_ID } from '../nodes';
import type { ResolverContext } from './resolver-context';

/** Groups of interface strings, by language, for the page that asks for them. */
export function resolveTranslations(
  _source: unknown,
  { groups }: { groups: readonly string[] },
  { nodeModel }: ResolverContext,
): Record<string, Translations> {
  const texts = nodeModel.getNodeById({ id: TEXTS_ID, type: 'InterfaceTexts' }) as {
    strings: Translations;
  } | null;
  const chosen = groups.map((group) => [group, texts?.strings[group] ?? {}] as const);
  return { [DEFAULT_LANGUAGE]: Object.fromEntries(chosen) };
}
