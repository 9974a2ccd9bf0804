import {
  CODE_STYLING_COOKIE,
  CODE_STYLINGS,
  codeStylingCookie,
  codeStylingKey,
  DEFAULT_CODE_STYLING,
  resolveCodeStyling,
  type CodeStyling,
} from '../../../shared/demo/code-styling';
import {
  CODE_VARIANT_COOKIE,
  CODE_VARIANTS,
  codeVariantCookie,
  DEFAULT_CODE_VARIANT,
  resolveCodeVariant,
  type CodeVariant,
} from '../../../shared/demo/code-variant';
import { createChoice } from './choice';

/** Attributes of `<html>`, set before the first paint; without script they are absent. */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

/** TypeScript or JavaScript, for all demos at once. */
export const codeVariant = createChoice<CodeVariant>({
  name: CODE_VARIANT_COOKIE,
  values: Object.values(CODE_VARIANTS),
  fallback: DEFAULT_CODE_VARIANT,
  resolve: resolveCodeVariant,
  cookie: codeVariantCookie,
  attribute: CODE_VARIANT_ATTRIBUTE,
  attributeValue: (variant) => variant,
});

/** MUI System, Tailwind or CSS, for all demos that have it. */
export const codeStyling = createChoice<CodeStyling>({
  name: CODE_STYLING_COOKIE,
  values: Object.values(CODE_STYLINGS),
  fallback: DEFAULT_CODE_STYLING,
  resolve: resolveCodeStyling,
  cookie: codeStylingCookie,
  attribute: CODE_STYLING_ATTRIBUTE,
  attributeValue: codeStylingKey,
});
