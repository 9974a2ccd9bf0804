import type { Request, Response } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import type { Problem } from '../../shared/page/problem';

let current: readonly Problem[] = [];
const readers = new Set<Response>();

/** Sends the content report to every open page of the author's browser. */
export function publishReport(problems: readonly Problem[]): void {
  current = problems;
  for (const reader of readers) reader.write(message());
}

/** Serves problems as server-sent events at a URL that cannot be a page. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  app.get('/___content-report', (request: Request, response: Response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
    });
    response.write(message());
    readers.add(response);
    request.on('close', () => readers.delete(response));
  });
}

function message(): string {
  return `data: ${JSON.stringify(current)}\n\n`;
}
