import type { ReactNode } from 'react';

interface ScrollTableProps {
  /** Id of its heading. */
  labelledBy: string;
  className: string;
  columns: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table with column heads that scrolls horizontally if it is wider than the page. */
export function ScrollTable({ labelledBy, className, columns, children }: ScrollTableProps): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={className}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
