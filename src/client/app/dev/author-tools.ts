import type { Problem } from '../../../shared/page/problem';
import { ROUTE_UPDATED } from '../../ui/navigation-events';

const OVERLAY_ID = 'content-report';

/** Shows what is wrong with the content over the page while an author works; it disappears when all is well. */
export function showContentReport(): void {
  const source = new EventSource('/___content-report');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    document.getElementById(OVERLAY_ID)?.remove();
    const problems = JSON.parse(data) as Problem[];
    if (problems.length > 0) document.body.append(overlay(problems));
  });
}

/** Loads the page again when it has become a live page, or is none any more: Gatsby keeps the component it has shown. */
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
  const properties = { id: OVERLAY_ID, className: 'content-report', open: true };
  const details = Object.assign(document.createElement('details'), properties);
  const summary = document.createElement('summary');
  summary.textContent =
    problems.length === 1 ? '1 problem in the content' : `${problems.length} problems in the content`;
  const list = document.createElement('ol');
  list.append(...problems.map(item));
  details.append(summary, list);
  return details;
}

function item({ what, where, why, fix }: Problem): HTMLLIElement {
  const line = document.createElement('li');
  const places = where.map(({ file, line: row }) => `${file}:${row}`).join(', ');
  for (const [tag, textContent] of Object.entries({ strong: what, code: places, span: why, em: fix }))
    if (textContent) line.append(Object.assign(document.createElement(tag), { textContent }));
  return line;
}
