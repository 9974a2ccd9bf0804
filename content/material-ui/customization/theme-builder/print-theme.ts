import { isObject, type Literal, type LiteralObject } from '../theme-tools';
import { MODES } from './builder-options';

/** Key order in the output. Other keys follow. */
const ORDER = [
  'cssVariables',
  'defaultColorScheme',
  'colorSchemes',
  'typography',
  'shape',
  'spacing',
  'breakpoints',
  'components',
];
const WIDTH = 80;

/** Prints a theme file with both color schemes and all differences from the default. */
export function printTheme(options: LiteralObject): string {
  const schemes = isObject(options['colorSchemes'])
    ? options['colorSchemes']
    : {};
  const colorSchemes = Object.fromEntries(
    [...new Set([...MODES, ...Object.keys(schemes)])].map((mode) => [
      mode,
      schemes[mode] ?? true,
    ]),
  );
  const names = Object.keys({ ...options, colorSchemes });
  const sorted = names.sort((a, b) => rank(a) - rank(b));
  const all = Object.fromEntries(
    sorted.map((name) => [
      name,
      name === 'colorSchemes' ? colorSchemes : options[name],
    ]),
  );
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${print(all, '', false)});
`;
}

function rank(name: string): number {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
}

/** Prints a value as code, on one line if it fits. */
export function print(
  value: Literal,
  indent: string,
  mayBeShort = true,
): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => print(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${nameOf(name)}: ${print(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return `${open}${close}`;
  const room = Array.isArray(value) ? '' : ' ';
  const short = `${open}${room}${items.join(', ')}${room}${close}`;
  const isFlat = Object.values(value).every((item) => !isObject(item));
  if (mayBeShort && isFlat && indent.length + short.length < WIDTH - 16)
    return short;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$|^(0|[1-9]\d*)$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
