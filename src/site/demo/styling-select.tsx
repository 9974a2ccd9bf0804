import type { ReactNode } from 'react';
import type { CodeStyling } from '../../domain/code-styling';
import type { DemoSource } from '../../domain/doc-page-data';
import { codeStyling } from '../code-variant/store';
import { useTranslate } from '../i18n/translate';

/** The styling of all demos that have several. */
export function StylingSelect({
  sources,
  value,
}: {
  sources: readonly DemoSource[];
  value: CodeStyling;
}): ReactNode {
  const t = useTranslate();
  return (
    <select
      className="demo-styling"
      tabIndex={-1}
      aria-label={t('demo.styling')}
      value={value}
      onChange={({ currentTarget }) => codeStyling.choose(currentTarget.value as CodeStyling, currentTarget)}
    >
      {sources.map(({ styling }) => (
        <option key={styling} value={styling}>
          {styling}
        </option>
      ))}
    </select>
  );
}
