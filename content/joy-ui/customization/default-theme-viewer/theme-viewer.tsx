/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useDeferredValue, useRef } from 'react';
import { announce, copyText, useAddressedTexts } from 'docs/ui';
import { NodeDetails } from '../../../material-ui/customization/default-theme/node-details';
import { ThemeTreeView } from '../../../material-ui/customization/default-theme/theme-tree-view';
import { codeOf } from '../../../material-ui/customization/default-theme/tree-rows';
import {
  TreeTools,
  ViewerScreen,
} from '../../../material-ui/customization/default-theme/tree-tools';
import { useTreeRows } from '../../../material-ui/customization/default-theme/use-tree-rows';
import { allNodes } from '../../../material-ui/customization/default-theme/value-tree';
import {
  emptyStyles,
  viewerStyles,
} from '../../../material-ui/customization/default-theme/viewer-styles';
import { DEFAULT_TREE, usageOf } from './joy-tree';

const INITIAL = { 'expand-path': '', query: '' };
/** The theme in paths such as `$.radius.sm`. */
const ROOT = '$.';
const NODES = allNodes(DEFAULT_TREE);
const TOTAL = NODES.filter(({ children }) => children.length === 0).length;

/** The default theme of Joy UI as a tree with a search. */
export function ThemeViewer() {
  return (
    <ViewerScreen fallback="The tree needs JavaScript. The tables below list the most used values.">
      <Viewer />
    </ViewerScreen>
  );
}

function Viewer() {
  const [address, setAddress] = useAddressedTexts(INITIAL);
  const search = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(address.query);
  const linked = address['expand-path'];
  const path = linked.startsWith(ROOT) ? linked.slice(ROOT.length) : null;
  const { rows, found, tree, keepOpen, openFound, toggle, toggleAll } =
    useTreeRows(DEFAULT_TREE, { path, query });
  const choose = (chosen: string): void => {
    keepOpen(chosen);
    setAddress({ 'expand-path': `${ROOT}${chosen}` });
  };
  const copy = async (copied: string): Promise<void> => {
    if (await copyText(copied)) announce('Path copied', { shown: true });
  };
  const node = NODES.find((known) => known.path === path) ?? null;
  return (
    <section
      aria-label="Theme viewer"
      className="needs-script"
      css={viewerStyles}
    >
      <TreeTools
        inputRef={search}
        placeholder="Search paths and values, such as radius"
        query={address.query}
        onQuery={(text) => {
          openFound();
          setAddress({ query: text });
        }}
        onToggleAll={toggleAll}
      />
      <p className="result" role="status">
        {resultText(found?.size ?? null)}
      </p>
      <div className="frame">
        {rows.length > 0 ? (
          <ThemeTreeView
            ref={tree}
            rows={rows}
            active={path}
            hasModes={false}
            onActivate={choose}
            onToggle={toggle}
            onCopy={(copied) => void copy(copied)}
          />
        ) : (
          <div css={emptyStyles}>
            <p>No path or value contains this text.</p>
            <Button
              variant="outlined"
              disableRipple
              onClick={() => {
                setAddress({ query: '' });
                search.current?.focus();
              }}
            >
              Clear search
            </Button>
          </div>
        )}
        <NodeDetails
          node={node}
          code={codeOf(DEFAULT_TREE, path ?? '')}
          usage={node ? usageOf(node) : []}
        />
      </div>
    </section>
  );
}

function resultText(count: number | null): string {
  if (count === null) return `${TOTAL} values`;
  return count === 1 ? '1 result' : `${count || 'No'} results`;
}
