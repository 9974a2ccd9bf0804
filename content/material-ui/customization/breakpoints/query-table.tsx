/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { applies, type Row, type Unit } from './breakpoint-rules';
import { QueryText } from './query-text';

const METHODS = ['up', 'down', 'only', 'not'] as const;

const tableStyles = css({
  caption: {
    padding: '9px 12px',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    textAlign: 'start',
  },
  'thead th': { borderTop: '1px solid var(--docs-palette-divider)' },
  'th, td': { minWidth: 0, paddingInline: 10, fontSize: '0.8125rem' },
  // Keep the names visible while the queries scroll.
  'th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    background: 'var(--docs-palette-background-default)',
  },
  'tbody th span': {
    display: 'block',
    color: 'var(--docs-palette-text-secondary)',
    fontWeight: 400,
  },
  '.is-met': {
    borderInlineStart: '3px solid var(--docs-palette-primary-main)',
    background: 'var(--docs-palette-action-selected)',
  },
});

/** Table of all queries, with the matching ones marked. */
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
      css={tableStyles}
    >
      <table>
        <caption>Highlighted queries match at {width}px.</caption>
        <thead>
          <tr>
            <th>From</th>
            {METHODS.map((method) => (
              <th key={method}>{method}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}{' '}
                <span>
                  {row.from}
                  {unit}
                </span>
              </th>
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
    <td className={isMet ? 'is-met' : undefined}>
      <QueryText query={text} />
      {isMet && <span className="visually-hidden"> applies</span>}
    </td>
  );
}
