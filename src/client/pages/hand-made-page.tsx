import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { createTranslate, type Translations } from '../../shared/translations';
import { PageHead } from '../ui/page-head';

/** Page data for a head. */
export interface HeadData {
  data: { translations: Record<string, Translations>; frame?: PageFrame };
}

/**
 * Creates the `Head` of a page in `src/pages` with its title and description in a group of interface strings. Search
 * engines ignore pages without a path.
 */
export function createHead(group: string, path: string | null): (props: HeadData) => ReactNode {
  return function Head({ data: { translations, frame } }) {
    const t = createTranslate(translations, 'en');
    return (
      <PageHead
        title={t(`${group}.title`)}
        description={t(`${group}.description`)}
        path={path}
        frame={frame}
        noIndex={path === null}
      />
    );
  };
}

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
