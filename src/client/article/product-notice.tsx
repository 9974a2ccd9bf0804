import type { ReactNode } from 'react';
import type { ProductNotice as Notice } from '../../shared/page/doc-page-data';

/** What readers must know of a product, above every page of it. */
export function ProductNotice({ notice }: { notice: Notice | null }): ReactNode {
  if (!notice) return null;
  return (
    <div className="prose">
      <div className="MuiCallout-root MuiCallout-warning" role="note">
        <p className="MuiCallout-title">{notice.title}</p>
        <p dangerouslySetInnerHTML={{ __html: notice.html }} />
      </div>
    </div>
  );
}
