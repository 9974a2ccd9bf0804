import type { ReactNode } from 'react';
import { CopyButton } from '../ui/copy-button';

/** Tokens that occur in the code of tools, which are strings, comments, keywords, and numbers. */
const TOKENS = /('[^'\n]*')|(\/\/[^\n]*)|\b(import|from|export|const|true|false)\b|\b(\d[\d.]*)\b/g;
const KINDS = ['string', 'comment', 'keyword', 'number'];

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

function highlight(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)];
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={`token ${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
