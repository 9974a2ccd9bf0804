/** @jsxImportSource @emotion/react */
import { applies, type Row, type Unit } from './breakpoint-rules';

const METHODS = ['up', 'down', 'only', 'not'] as const;

/** All queries of all breakpoints; those that apply are marked. */
export function QueryTable({
  rows,
  unit,
  width,
}: {
  rows: readonly Row[];
  unit: Unit;
  width: number;
}) {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label="Media queries"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>From</th>
            {METHODS.map((method) => (
              <th key={method}>{method}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td>
                {row.from}
                {unit}
              </td>
              {METHODS.map((method) => (
                <Query
                  key={method}
                  text={row[method]}
                  isMet={applies(row[method], width)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Query({ text, isMet }: { text: string; isMet: boolean }) {
  return (
    <td
      css={
        isMet && {
          color: 'var(--docs-palette-primary-main)',
          background: 'var(--docs-palette-action-selected)',
        }
      }
    >
      <span dir="ltr">{text.replace('@media ', '')}</span>
      {isMet && <span className="visually-hidden"> applies</span>}
    </td>
  );
}
