import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useDocsConfig } from '../../ui/docs-provider';
import { extra } from './extra-texts';

/** Repository of the documented libraries, where issues go when the site has none of its own. */
const LIBRARY = 'https://github.com/mui/material-ui';

/** Stands in for a demo that threw; the rest of the page goes on. */
export default function DemoCrash({
  error,
  name,
  onReset,
}: {
  error: unknown;
  name: string;
  onReset: () => void;
}): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const message = error instanceof Error ? error.message : String(error);
  const issue = new URLSearchParams({
    title: `[docs] Demo "${name}" crashes`,
    body: `${window.location.href}\n${navigator.userAgent}\n\n${message}`,
  });
  return (
    <div className="demo-crash" role="alert">
      <p>{extra('demoExtras.crashed')}</p>
      <pre>{message}</pre>
      <button type="button" className="text-button" onClick={onReset}>
        {t('demo.resetDemo')}
      </button>
      <a className="text-button" href={`${repositoryUrl ?? LIBRARY}/issues/new?${issue.toString()}`}>
        {extra('demoExtras.reportIssue')}
      </a>
    </div>
  );
}
