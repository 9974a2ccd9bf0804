import type { Reporter } from 'gatsby';

/** Identifier of the content report among Gatsby's errors. */
export const CONTENT_ERROR = '10001';

/** Tells Gatsby how to print the sum of a content report: without a stack trace. */
export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: ({ sum }: { sum: string }) => sum, level: 'ERROR', category: 'USER' },
  });
}
