import type { CodeStyling } from '../../../../shared/demo/code-styling';
import { componentExtension, type SandboxDemo } from './sandbox-demo';

/** Libraries whose styles may give way to those of a demo. */
const STYLED_ENGINES = ['@mui/material', '@mui/joy'] as const;

/** How the library lets a demo's own styles win. */
const PRECEDENCE: Readonly<Record<CodeStyling, string>> = {
  'MUI System': '',
  Tailwind: 'enableCssLayer',
  CSS: 'injectFirst',
};

/**
 * Module that shows the demo, and what it needs.
 * @param name of the module without its ending
 */
export function mainFiles(demo: SandboxDemo, name: string): Record<string, string> {
  const { styling, variant, source } = demo;
  const precedence = PRECEDENCE[styling];
  const engine =
    precedence === '' ? undefined : STYLED_ENGINES.find((library) => library in source.dependencies);
  const tailwind = styling === 'Tailwind';
  const lines = [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    ...(engine ? [`import { StyledEngineProvider } from '${engine}/styles';`] : []),
    ...(tailwind ? [`import './tailwind';`] : []),
    `import Demo from './Demo';`,
    ``,
    `createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(`,
    `  <StrictMode>`,
    ...(engine
      ? [`    <StyledEngineProvider ${precedence}>`, `      <Demo />`, `    </StyledEngineProvider>`]
      : [`    <Demo />`]),
    `  </StrictMode>,`,
    `);`,
  ];
  return {
    [`src/${name}.${componentExtension(variant)}`]: `${lines.join('\n')}\n`,
    ...(tailwind && { [`src/tailwind.${variant === 'TS' ? 'ts' : 'js'}`]: TAILWIND }),
  };
}

/** Packages that these files import and the demo does not. */
export function mainDependencies({ styling }: SandboxDemo): Record<string, string> {
  return styling === 'Tailwind' ? { '@tailwindcss/browser': TAILWIND_VERSION } : {};
}

const TAILWIND_VERSION = '4.3.3';

/**
 * Tailwind makes its rules in the browser: its build tools are native code, which sandboxes cannot always run.
 * Its reset of the page is left out, and the library lies below its utilities.
 */
const TAILWIND = `import '@tailwindcss/browser';

const style = document.createElement('style');
style.type = 'text/tailwindcss';
style.textContent = \`
  @layer theme, mui, utilities;
  @import 'tailwindcss/theme.css' layer(theme);
  @import 'tailwindcss/utilities.css' layer(utilities);
\`;
document.head.append(style);
`;
