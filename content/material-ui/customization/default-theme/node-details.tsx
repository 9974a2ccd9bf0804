/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useClipboardCopy } from 'docs/ui';
import { Fragment } from 'react';
import { Breakable } from './breakable';
import { Value } from './theme-rows';
import type { ThemeNode } from './value-tree';
import { detailsStyles } from './viewer-styles';

/** A way to use the value, such as its CSS variable. */
export interface Usage {
  name: string;
  code: string;
  note?: string;
}

interface NodeDetailsProps {
  node: ThemeNode | null;
  /** The value in code, such as `theme.shadows[1]`. */
  code: string;
  usage: readonly Usage[];
}

/** Details of the selected node and how to use it. */
export function NodeDetails({ node, code, usage }: NodeDetailsProps) {
  const { copy, isCopied } = useClipboardCopy();
  if (!node)
    return (
      <div css={detailsStyles} className="needs-script">
        <p className="quiet">Select a row to see how to use its value.</p>
      </div>
    );
  const { path, text, color, dark, before } = node;
  return (
    <div css={detailsStyles} role="group" aria-label="Selected value">
      <div className="head">
        <code dir="ltr">
          <Breakable text={code} />
        </code>
        <Button
          size="small"
          variant="outlined"
          disableRipple
          onClick={() => copy(path, 'Path copied')}
        >
          {isCopied ? 'Copied' : 'Copy path'}
        </Button>
      </div>
      <dl>
        {code !== `theme.${path}` && (
          <>
            <dt>Path</dt>
            <dd>
              <code dir="ltr">
                <Breakable text={path} />
              </code>
            </dd>
          </>
        )}
        <dt>Value</dt>
        <dd>
          <Value text={text} color={color} />
        </dd>
        {dark !== null && (
          <>
            <dt>Dark</dt>
            <dd>
              <Value text={dark} color={color && dark} />
            </dd>
          </>
        )}
        {before !== null && (
          <>
            <dt>Default</dt>
            <dd>
              <Value text={before} color={color && before} />
            </dd>
          </>
        )}
        {usage.map(({ name, code: used, note }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <code dir="ltr">{used}</code>
              {note && <span className="quiet">{note}</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
