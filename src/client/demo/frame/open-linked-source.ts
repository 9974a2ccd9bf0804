import { codeStylingFromHash, codeVariantFromHash } from '../../../shared/code-variant';
import { codeStyling, codeVariant } from '../../settings/code-variant-provider';
import { findTarget, historyKey, savedPosition, scrollToTarget } from '../../router/scroll';

/**
 * Opens the source for a hash such as `#Name.js` or `#tailwind-Name.tsx`, and scrolls to it. After Back, it does not
 * scroll, because the scroll position is restored.
 */
export function openLinkedSource(hash: string): void {
  const variant = codeVariantFromHash(hash);
  const anchor = variant && findTarget(hash);
  const source = anchor?.closest<HTMLDetailsElement>('.demo-source');
  if (!variant || !anchor || !source) return;
  source.open = true;
  const left = savedPosition(historyKey());
  if (left !== undefined) return window.scrollTo({ top: left, behavior: 'instant' });
  const styling = codeStylingFromHash(hash);
  if (styling) codeStyling.choose(styling, source);
  codeVariant.choose(variant, source);
  scrollToTarget(anchor);
}
