import type { ReactNode } from 'react';
import { useTranslate, issueRepository, useDocsConfig } from '../../ui/providers';
import { extra } from './extra-texts';

export interface CrashProps {
  error: unknown;
  /** Name of the demo. */
  name: string;
  onReset: () => void;
}

/** Replaces a demo that threw an error. The rest of the page keeps working. */
export default function DemoCrash({ error, name, onReset }: CrashProps): ReactNode {
  const t = useTranslate();
  const repository = issueRepository(useDocsConfig(), null);
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
      {repository && (
        <a className="text-button" href={`${repository}/issues/new?${issue.toString()}`}>
          {extra('demoExtras.reportIssue')}
        </a>
      )}
    </div>
  );
}
