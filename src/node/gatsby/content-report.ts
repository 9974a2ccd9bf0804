import type { Request, Response } from 'express';
import type { CreateDevServerArgs, Reporter } from 'gatsby';
import type { Problem } from '../../shared/page/problem';
import { formatSum, type Summary, createTerminalReporter } from '../checks/report';

/** Identifier of the content report among Gatsby's errors. */
const CONTENT_ERROR = '10001';

let current: readonly Problem[] = [];
const readers = new Set<Response>();

/** Tells Gatsby how a build ends that has found mistakes: without a stack trace. */
export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: () => 'Nothing was built.', level: 'ERROR', category: 'USER' },
  });
}

/** Serves the report to every open page of the author's browser as server-sent events, at an address that cannot be a page. */
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

/** A build stops at mistakes; develop shows them over the page and goes on. */
export function report(problems: readonly Problem[], summary: Summary, reporter: Reporter): void {
  const development = process.env['NODE_ENV'] !== 'production';
  if (development) {
    current = problems;
    for (const reader of readers) reader.write(message());
  }
  if (problems.length === 0) {
    reporter.info(formatSum(problems, summary));
    return;
  }
  const text = createTerminalReporter({ color: process.stdout.isTTY }).format(problems, summary);
  // Printed by itself: Gatsby's own errors break lines in the middle of a path.
  process.stdout.write(`\n${text}\n\n`);
  if (!development) reporter.panic({ id: CONTENT_ERROR, context: {} });
}

function message(): string {
  return `data: ${JSON.stringify(current)}\n\n`;
}
