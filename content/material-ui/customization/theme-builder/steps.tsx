/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useClipboardCopy } from 'docs/ui';
import type { Builder } from './use-builder';

/** Undo, redo, reset, and a link to the theme. */
export function Steps({
  builder: { undo, redo, options, replace },
}: {
  builder: Builder;
}) {
  const { copy, isCopied } = useClipboardCopy();
  const isEmpty = Object.keys(options).length === 0;
  return (
    <div className="steps" role="group" aria-label="Steps">
      <Button disableRipple disabled={!undo} onClick={() => undo?.()}>
        Undo
      </Button>
      <Button disableRipple disabled={!redo} onClick={() => redo?.()}>
        Redo
      </Button>
      <Button disableRipple disabled={isEmpty} onClick={() => replace({})}>
        Reset
      </Button>
      <Button
        disableRipple
        variant="outlined"
        onClick={() => copy(window.location.href, 'Link copied')}
      >
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  );
}
