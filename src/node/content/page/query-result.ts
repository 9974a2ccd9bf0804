import { renderCodeBlock, type FenceInfo } from './code-block';

/** A query and what came of it, as two blocks of code. */
export function renderQueryResult(file: string, source: string, result: unknown): string {
  return (
    renderCodeBlock(source, info('graphql', file)) +
    renderCodeBlock(JSON.stringify(result, null, 2), info('json', 'Result'))
  );
}

function info(language: string, title: string): FenceInfo {
  return { language, title, highlightedLines: new Set(), label: '' };
}
