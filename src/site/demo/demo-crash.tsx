import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';

/** Stands in for a demo that threw; the rest of the page goes on. */
export function DemoCrash({
  error,
  name,
  onReset,
}: {
  error: unknown;
  name: string;
  onReset: () => void;
}): ReactNode {
  const t = useTranslate();
  const message = error instanceof Error ? error.message : String(error);
  const issue = new URLSearchParams({
    title: `[docs] Demo "${name}" crashes`,
    body: `${window.location.href}\n\n${message}`,
  });
  return (
    <div className="demo-crash" role="alert">
      <p>{t('demo.crashed')}</p>
      <pre>{message}</pre>
      <button type="button" className="text-button" onClick={onReset}>
        {t('demo.resetDemo')}
      </button>
      <a className="text-button" href={`https://github.com/mui/material-ui/issues/new?${issue.toString()}`}>
        {t('demo.reportIssue')}
      </a>
    </div>
  );
}
