/** What the reader wants done about a product that is not saved whole yet. */
export type SavingWish = 'save' | 'pause';

/** Wishes by product. */
export type SavingWishes = Readonly<Record<string, SavingWish>>;

/** Where they are stored: localStorage, which a crash leaves as it is. */
export const WISHES_KEY = 'docs-saving';

/** Reads stored wishes; what cannot be read is none. */
export function parseWishes(text: string | null): SavingWishes {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, SavingWish] => entry[1] === 'save' || entry[1] === 'pause',
      ),
    );
  } catch {
    return {};
  }
}

/** Products that were being saved when their tab went away. */
export function unfinishedProducts(wishes: SavingWishes): string[] {
  return Object.keys(wishes).filter((id) => wishes[id] === 'save');
}
