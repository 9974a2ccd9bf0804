import { sandboxTitle, type SandboxDemo } from './sandbox-demo';

const FONTS = 'https://fonts.googleapis.com';

/**
 * Page of a project, with the fonts that the libraries expect.
 * @param main address of the module to start with, where the tools do not add it themselves
 */
export function htmlFile(demo: SandboxDemo, main?: string): string {
  const font = '@mui/joy' in demo.source.dependencies ? 'Inter' : 'Roboto';
  const lines = [
    `<!doctype html>`,
    `<html lang="en">`,
    `  <head>`,
    `    <meta charset="utf-8" />`,
    `    <meta name="viewport" content="width=device-width, initial-scale=1" />`,
    `    <title>${sandboxTitle(demo)}</title>`,
    `    <link rel="stylesheet" href="${FONTS}/css2?family=${font}:wght@300;400;500;600;700&display=swap" />`,
    `    <link rel="stylesheet" href="${FONTS}/icon?family=Material+Icons" />`,
    `  </head>`,
    `  <body>`,
    `    <div id="root"></div>`,
    ...(main ? [`    <script type="module" src="${main}"></script>`] : []),
    `  </body>`,
    `</html>`,
  ];
  return `${lines.join('\n')}\n`;
}
