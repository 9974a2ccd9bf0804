import type { ReactNode } from 'react';
import { codeStylingKey, type CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoSource } from '../../../shared/page/doc-page-data';
import { reportEvent } from '../../partners/analytics/report-event';
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
      onChange={({ currentTarget }) => {
        const styling = currentTarget.value as CodeStyling;
        choose(styling, currentTarget);
        // Choosing from the list of a browser is no click.
        const params = { eventAction: `styling-${codeStylingKey(styling)}`, eventLabel: '' };
        reportEvent({ name: 'demo', params });
      }}
    >
      {sources.map(({ styling }) => (
        <option key={styling} value={styling}>
          {styling}
        </option>
      ))}
    </select>
  );
}
