import { severityOf, shortenByRule, type Problem } from '../../../shared/problem';
import { ROUTE_UPDATED } from '../../router/router';

const OVERLAY_ID = 'content-report';

/** Shows problems of the content on the page in develop. If there are only warnings, the list is collapsed. */
export function showContentReport(): void {
  const source = new EventSource('/___content-report');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    document.getElementById(OVERLAY_ID)?.remove();
    const problems = JSON.parse(data) as Problem[];
    if (problems.length > 0) document.body.append(overlay(problems));
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

function overlay(problems: readonly Problem[]): HTMLElement {
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const properties = { id: OVERLAY_ID, className: 'menu-panel content-report', open: errors > 0 };
  const details = Object.assign(document.createElement('details'), properties);
  const summary = document.createElement('summary');
  summary.textContent = `Content: ${errors} errors, ${problems.length - errors} warnings`;
  const list = document.createElement('ol');
  const { shown, omitted } = shortenByRule(problems);
  list.append(...shown.map(item));
  details.append(
    summary,
    list,
    ...omitted.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  );
  return details;
}

function item({ rule, what, where, why, fix }: Problem): HTMLLIElement {
  const strong = severityOf({ rule }) === 'warning' ? `Warning: ${what}` : what;
  const line = document.createElement('li');
  const places = where.map(({ file, line: row }) => `${file}:${row}`).join(', ');
  for (const [tag, textContent] of Object.entries({ strong, code: places, span: why, em: fix }))
    if (textContent) line.append(Object.assign(document.createElement(tag), { textContent }));
  return line;
}
