import { DEFAULT_VALUES, type Unit, type Values } from './breakpoint-rules';

/** Theme code, with a TypeScript declaration for custom names. */
export function printBreakpoints(values: Values, unit: Unit): string {
  return [
    "import { createTheme } from '@mui/material/styles';",
    '',
    ...printDeclaration(values),
    'export const theme = createTheme({',
    '  breakpoints: {',
    `    values: { ${Object.entries(values)
      .map(([name, from]) => `${name}: ${from}`)
      .join(', ')} },`,
    ...(unit === 'px' ? [] : [`    unit: '${unit}',`]),
    '  },',
    '});',
    '',
  ].join('\n');
}

function printDeclaration(values: Values): string[] {
  const gone = Object.keys(DEFAULT_VALUES).filter((name) => !(name in values));
  const added = Object.keys(values).filter((name) => !(name in DEFAULT_VALUES));
  if (gone.length + added.length === 0) return [];
  return [
    "declare module '@mui/material/styles' {",
    '  interface BreakpointOverrides {',
    ...gone.map((name) => `    ${name}: false;`),
    ...added.map((name) => `    ${name}: true;`),
    '  }',
    '}',
    '',
  ];
}
