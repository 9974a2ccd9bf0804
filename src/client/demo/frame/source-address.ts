import { codeStylingKey, type CodeStyling } from '../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { DemoData } from '../../../shared/page/doc-page-data';

/** File of a source in the repository. */
export function sourcePath({ file }: DemoData, styling: CodeStyling): string {
  return file.replace(/\/system\/index\.tsx$/, `/${codeStylingKey(styling)}/index.tsx`);
}

/** URL of a source on its page. */
export function sourceUrl({ name, sources }: DemoData, styling: CodeStyling, variant: CodeVariant): string {
  const prefix = sources.length > 1 ? `${codeStylingKey(styling)}-` : '';
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${prefix}${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
