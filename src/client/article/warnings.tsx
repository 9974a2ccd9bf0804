import type { ReactNode } from 'react';
import type { ProductNotice as Notice } from '../../shared/page/doc-page-data';

/** A warning of the site above the text of a page. */
export function Warning({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  return (
    <div className="prose">
      <div className="MuiCallout-root MuiCallout-warning" role="note">
        {title && <p className="MuiCallout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** Notice about a product, on all of its pages. */
export function ProductNotice({ notice }: { notice: Notice | null | undefined }): ReactNode {
  return (
    notice && (
      <Warning title={notice.title}>
        <p dangerouslySetInnerHTML={{ __html: notice.html }} />
      </Warning>
    )
  );
}
