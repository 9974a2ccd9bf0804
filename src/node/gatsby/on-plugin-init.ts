import type { Reporter } from 'gatsby';

/** Identifier of the content report among Gatsby's errors. */
export const CONTENT_ERROR = '10001';

/** Makes Gatsby end a build with problems without a stack trace. */
export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  reporter.setErrorMap({
    [CONTENT_ERROR]: { text: () => 'Nothing was built.', level: 'ERROR', category: 'USER' },
  });
}
