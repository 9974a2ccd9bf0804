/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useClipboardCopy } from 'docs/ui';
import type { LiteralObject } from '../theme-tools';
import { printTheme } from './print-theme';
import type { Builder } from './use-builder';

/** Theme file to copy or download. */
export default function CodePanel({
  builder,
  printOptions = printTheme,
}: {
  builder: Builder;
  printOptions?: (options: LiteralObject) => string;
}) {
  const { copy, isCopied } = useClipboardCopy();
  const code = printOptions(builder.options);
  const download = (): void => {
    const url = URL.createObjectURL(
      new Blob([code], { type: 'text/plain;charset=utf-8' }),
    );
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: 'theme.ts' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <div className="actions">
        <Button
          variant="contained"
          disableElevation
          disableRipple
          onClick={() => copy(code, 'Code copied')}
        >
          {isCopied ? 'Copied' : 'Copy code'}
        </Button>
        <Button variant="outlined" disableRipple onClick={download}>
          Download theme.ts
        </Button>
      </div>
      <pre
        className="code"
        tabIndex={0}
        dir="ltr"
        role="group"
        aria-label="Code"
      >
        <code>{code}</code>
      </pre>
    </>
  );
}
