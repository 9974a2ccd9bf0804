import type { ReactNode } from 'react';
import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoSource } from '../../../shared/page/doc-page-data';
import { useCodeStyling } from '../../ui/code-variant/code-variant-provider';
import { useTranslate } from '../../ui/texts/locale-provider';

/** The styling of all demos that have several. */
export function StylingSelect({
  sources,
  value,
}: {
  sources: readonly DemoSource[];
  value: CodeStyling;
}): ReactNode {
  const t = useTranslate();
  const [, choose] = useCodeStyling();
  return (
    <select
      className="demo-styling"
      tabIndex={-1}
      aria-label={t('demo.styling')}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value as CodeStyling, currentTarget)}
    >
      {sources.map(({ styling }) => (
        <option key={styling} value={styling}>
          {styling}
        </option>
      ))}
    </select>
  );
}
