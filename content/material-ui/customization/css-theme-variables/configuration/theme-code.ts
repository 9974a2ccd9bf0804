import type { Inspection, Rule, ThemeChoice } from './inspect-theme';

/** The theme file that has these options. */
export function themeFile({ prefix, selector }: ThemeChoice): string {
  const options = [
    ...(prefix === 'mui' ? [] : [`cssVarPrefix: '${prefix}'`]),
    ...(selector === 'media' ? [] : [`colorSchemeSelector: '${selector}'`]),
  ];
  const variables = options.length === 0 ? 'true' : `{ ${options.join(', ')} }`;
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: ${variables},
  colorSchemes: { light: true, dark: true },
});
`;
}

/** The rules, with the number of variables in place of them. */
export function outline({ rules, darkStyles }: Inspection): string {
  const styles = `/* theme.applyStyles('dark', …) */\n${darkStyles} { … }`;
  return [...rules.map((rule) => print(rule, summary(rule))), styles].join(
    '\n\n',
  );
}

/** The whole style sheet. */
export function styleSheet(rules: readonly Rule[]): string {
  return rules
    .map((rule) =>
      print(
        rule,
        rule.declarations.map(([name, value]) => `${name}: ${value};`),
      ),
    )
    .join('\n\n');
}

function summary({ declarations }: Rule): string[] {
  const variables = declarations.filter(([name]) => name.startsWith('--'));
  const others = declarations.filter(([name]) => !name.startsWith('--'));
  return [
    ...others.map(([name, value]) => `${name}: ${value};`),
    `/* ${variables.length} variables */`,
  ];
}

function print(
  { media, selector, declarations }: Rule,
  lines: string[],
): string {
  if (declarations.length === 0) return `${selector} {}`;
  const rule = [`${selector} {`, ...lines.map((line) => `  ${line}`), '}'];
  return media === null
    ? rule.join('\n')
    : [`${media} {`, ...rule.map((line) => `  ${line}`), '}'].join('\n');
}
