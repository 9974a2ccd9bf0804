import type { ReactNode } from 'react';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import { CopyButton } from '../../ui/copy/copy-button';
import { textOfCode, type CodeForm } from './source-forms';

interface SourceCodeProps {
  /** Every text that may be shown; CSS shows the one in the reader's variant and styling. */
  forms: readonly CodeForm[];
  /** The one in the reader's styling. */
  shownHtml: string;
  variant: CodeVariant;
  children?: ReactNode;
}

/** Code of a demo. All its forms are in the HTML, so that the right one is there in the first frame. */
export function SourceCode({ forms, shownHtml, variant, children }: SourceCodeProps): ReactNode {
  return (
    <div className="MuiCode-root">
      <pre tabIndex={0}>
        {forms.map(({ styling, html }) => (
          <code
            key={styling ?? ''}
            className="language-tsx"
            data-styling={styling}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </pre>
      <CopyButton text={() => textOfCode(shownHtml, variant)} />
      {children}
    </div>
  );
}
