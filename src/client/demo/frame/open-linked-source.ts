import { codeStylingFromHash } from '../../../shared/demo/code-styling';
import { codeVariantFromHash } from '../../../shared/demo/code-variant';
import { codeStyling, codeVariant } from '../../ui/code-variant/store';

/** Opens the source that an address such as `#Name.js` or `#tailwind-Name.tsx` names, and scrolls to it. */
export function openLinkedSource(hash: string): void {
  const variant = codeVariantFromHash(hash);
  const anchor = variant && document.getElementById(hash.slice(1));
  const source = anchor?.closest<HTMLDetailsElement>('.demo-source');
  if (!variant || !anchor || !source) return;
  source.open = true;
  const styling = codeStylingFromHash(hash);
  if (styling) codeStyling.choose(styling, source);
  codeVariant.choose(variant, source);
  anchor.scrollIntoView({ behavior: 'instant' });
}
