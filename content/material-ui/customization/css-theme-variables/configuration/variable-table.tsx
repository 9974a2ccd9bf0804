/** @jsxImportSource @emotion/react */
import { tableStyles } from './inspector-styles';
import type { ReactNode } from 'react';
import type { Variable } from './inspect-theme';

/** Names and values; a click on a name copies it as CSS reads it. */
export function VariableTable({
  variables,
  onCopy,
}: {
  variables: readonly Variable[];
  onCopy: (text: string) => void;
}): ReactNode {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Variables"
      tabIndex={0}
      css={tableStyles}
    >
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Light</th>
            <th>Dark</th>
          </tr>
        </thead>
        <tbody>
          {variables.map(({ name, light, dark }) => (
            <tr key={name}>
              <td>
                <button
                  type="button"
                  aria-label={`Copy ${name}`}
                  onClick={() => onCopy(`var(${name})`)}
                >
                  <bdi>{name}</bdi>
                </button>
              </td>
              {light === dark ? (
                <Value name={name} value={light} span={2} />
              ) : (
                <>
                  <Value name={name} value={light} />
                  <Value name={name} value={dark} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({
  name,
  value,
  span,
}: {
  name: string;
  value: string | null;
  span?: number;
}): ReactNode {
  const color = value === null ? null : colorOf(name, value);
  return (
    <td colSpan={span}>
      <div className="value">
        {color !== null && (
          <span className="swatch" style={{ background: color }} />
        )}
        {value === null ? 'None' : <bdi>{value}</bdi>}
      </div>
    </td>
  );
}

/** A color that the page can show: channels are numbers only, and references lead to variables it does not have. */
function colorOf(name: string, value: string): string | null {
  if (name.endsWith('Channel')) return `rgb(${value})`;
  return /^(#|rgb)/.test(value) && !value.includes('var(') ? value : null;
}
