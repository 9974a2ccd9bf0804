/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useClipboardCopy } from 'docs/ui';
import { Breakable } from './breakable';
import { Value } from './theme-rows';
import type { ThemeNode } from './theme-tree';
import { variableOf } from './themes';
import { detailsStyles } from './viewer-styles';

interface NodeDetailsProps {
  node: ThemeNode | null;
  /** The value in code, such as `theme.shadows[1]`. */
  code: string;
  variables: unknown;
}

/** The chosen node: how to write it, and what it is. */
export function NodeDetails({ node, code, variables }: NodeDetailsProps) {
  const { copy, isCopied } = useClipboardCopy();
  if (!node)
    return (
      <div css={detailsStyles} className="needs-script">
        <p className="quiet">Choose a line to see how to write it.</p>
      </div>
    );
  const { path, text, color, dark, before, children } = node;
  const variable = children.length === 0 ? variableOf(path, variables) : null;
  const isInSx = path.startsWith('palette.') && color !== null;
  return (
    <div css={detailsStyles} role="group" aria-label="Chosen value">
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
        {isInSx && (
          <>
            <dt>In sx</dt>
            <dd>
              <code dir="ltr">{`color: '${path.slice('palette.'.length)}'`}</code>
            </dd>
          </>
        )}
        {variable !== null && (
          <>
            <dt>CSS variable</dt>
            <dd>
              <code dir="ltr">{variable}</code>
              <span className="quiet">with cssVariables: true</span>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
