import type { CSSProperties } from 'react';
import { defaultTheme as theme, defaultThemes } from './themes';
import { valueAt } from '../theme-tools';

const PALETTE = [
  ...['primary', 'secondary', 'error', 'warning', 'info', 'success'].map(
    (name) => `${name}.main`,
  ),
  'text.primary',
  'text.secondary',
  'divider',
  'background.default',
  'background.paper',
];

/** Common colors in both modes. */
export function CommonColors() {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Common colors"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Path</th>
            <th>Light</th>
            <th>Dark</th>
          </tr>
        </thead>
        <tbody>
          {PALETTE.map((path) => (
            <tr key={path}>
              <td>
                <code>palette.{path}</code>
              </td>
              <td>{colorAt(theme.palette, path)}</td>
              <td>{colorAt(defaultThemes.darkPalette, path)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const { breakpoints, zIndex, typography, shape } = theme;
const MEASURES = {
  'breakpoints.values': listed(breakpoints.values, 'px'),
  'spacing(1)': theme.spacing(1),
  'shape.borderRadius': `${shape.borderRadius}px`,
  'typography.fontFamily': typography.fontFamily,
  'typography.body1.fontSize': typography.body1.fontSize,
  'typography.button.textTransform': typography.button.textTransform,
  'transitions.duration.standard': `${theme.transitions.duration.standard}ms`,
  zIndex: listed(zIndex, ''),
};

/** Other common values. */
export function CommonMeasures() {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Other common values"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Path</th>
            <th>Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(MEASURES).map(([path, value]) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
              </td>
              <td dir="ltr">
                {[value].flat().map((part) => (
                  <div key={part} style={lineStyle(value)}>
                    {part}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function colorAt(palette: unknown, path: string): string {
  return String(valueAt(palette, path.split('.')));
}

/** Keeps each list entry on one line. */
function lineStyle(value: unknown): CSSProperties {
  return { whiteSpace: Array.isArray(value) ? 'nowrap' : undefined };
}

function listed(values: object, unit: string): string[] {
  return Object.entries(values).map(
    ([name, value]) => `${name} ${value}${unit}`,
  );
}
