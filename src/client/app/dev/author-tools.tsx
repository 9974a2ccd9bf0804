import type { ReactNode } from 'react';
import { severityOf, shortenByRule, type Problem } from '../../../shared/problem';
import { ROUTE_UPDATED } from '../../router/router';
import { renderApart } from '../../ui/overlay';
import './content-report.css';

/** Shows problems of the content on the page in develop. If there are only warnings, the list is collapsed. */
export function showContentReport(): void {
  const source = new EventSource('/___content-report');
  let remove = (): void => undefined;
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    remove();
    remove = renderApart(<ContentReport problems={JSON.parse(data) as Problem[]} />, 'last');
  });
}

/** Reloads the page if it has become a live page, or is no longer one, because Gatsby keeps its component. */
export function reloadForComponent(): void {
  let shown: string | undefined;
  const remember = (): void => {
    void window.___loader?.loadPage(window.location.pathname).then((loaded) => {
      shown = loaded?.page?.componentChunkName;
    });
  };
  remember();
  window.addEventListener(ROUTE_UPDATED, remember);
  window.___emitter?.on('pageQueryResult', ({ path, componentChunkName }) => {
    if (path === window.location.pathname && componentChunkName !== shown) window.location.reload();
  });
}

function ContentReport({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const { shown, omitted } = shortenByRule(problems);
  return (
    <details id="content-report" className="menu-panel content-report" open={errors > 0}>
      <summary>{`Content: ${errors} errors, ${problems.length - errors} warnings`}</summary>
      <ol>
        {shown.map(({ rule, what, where, why, fix }, index) => (
          <li key={index}>
            <strong>{severityOf({ rule }) === 'warning' ? `Warning: ${what}` : what}</strong>
            <code>{where.map(({ file, line }) => `${file}:${line}`).join(', ')}</code>
            <span>{why}</span>
            <em>{fix}</em>
          </li>
        ))}
      </ol>
      {omitted.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
