import { valueAt } from '../../../material-ui/customization/theme-tools';
import { defaultTheme } from './joy-tree';

const { breakpoints, colorSchemes, fontSize, radius, zIndex } = defaultTheme;
const COLORS = [
  ...['primary', 'neutral', 'danger', 'success', 'warning'].map(
    (name) => `${name}.500`,
  ),
  'neutral.outlinedBorder',
  'text.primary',
  'text.secondary',
  'background.body',
  'background.surface',
  'background.level1',
];
const MEASURES = {
  'breakpoints.values': listed(breakpoints.values, 'px'),
  'spacing(1)': ['8px'],
  radius: listed(radius),
  fontSize: listed(fontSize),
  'fontFamily.body': ['Inter, then system fonts'],
  zIndex: listed(zIndex),
};

/** Colors that apps use most, in both color schemes. */
export function CommonColors() {
  return (
    <Table
      label="Most used colors"
      heads={['Path', 'Light', 'Dark']}
      rows={COLORS.map((path) => [
        `palette.${path}`,
        [colorAt('light', path)],
        [colorAt('dark', path)],
      ])}
    />
  );
}

/** Other values that apps use most. */
export function CommonMeasures() {
  return (
    <Table
      label="Other values"
      heads={['Path', 'Value']}
      rows={Object.entries(MEASURES)}
    />
  );
}

interface TableProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly [path: string, ...cells: string[][]])[];
}

function Table({ label, heads, rows }: TableProps) {
  return (
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([path, ...cells]) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              {cells.map((lines, index) => (
                <td key={heads[index + 1]} dir="ltr">
                  {lines.map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The value of a color, or the last fallback of its CSS variable. */
function colorAt(scheme: 'light' | 'dark', path: string): string {
  const value = String(valueAt(colorSchemes[scheme].palette, path.split('.')));
  return /(#[\dA-F]+)/i.exec(value)?.[1] ?? value;
}

function listed(values: object, unit = ''): string[] {
  return Object.entries(values).map(
    ([name, value]) => `${name} ${value}${unit}`,
  );
}
