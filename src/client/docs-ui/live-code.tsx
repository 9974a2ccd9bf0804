import type { ReactNode } from 'react';
import { CopyButton } from '../ui/copy-button';

/** Tokens that occur in the code of tools, which are strings, comments, keywords, and numbers. */
const TOKENS = /('[^'\n]*'|\/\/[^\n]*|\b(?:import|from|export|const|true|false)\b|\b\d[\d.]*\b)/;

/** Code that a tool generates from the user's input. */
export function LiveCode({ title, code }: { title: string; code: string }): ReactNode {
  return (
    // `data-live` keeps the listeners of static code blocks away, because this one copies itself.
    <div className="MuiCode-root" data-live>
      <div className="MuiCode-title">{title}</div>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code className="language-ts">{highlight(code)}</code>
      </pre>
      <CopyButton text={() => code} />
    </div>
  );
}

/** Splitting by a group keeps the tokens at odd indexes. */
function highlight(code: string): ReactNode[] {
  return code.split(TOKENS).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <span key={index} className={`token ${kindOf(text)}`}>
        {text}
      </span>
    ),
  );
}

function kindOf(token: string): string {
  if (/^\d/.test(token)) return 'number';
  return token.startsWith("'") ? 'string' : token.startsWith('/') ? 'comment' : 'keyword';
}
