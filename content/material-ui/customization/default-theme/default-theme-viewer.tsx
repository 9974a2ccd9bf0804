/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce, copyText, useAddressedTexts } from 'docs/ui';
import { pack } from '../theme-tools';
import { CompareTheme, type Compared } from './compare-theme';
import { NodeDetails, type Usage } from './node-details';
import {
  allNodes,
  countChanges,
  themeTree,
  type ThemeNode,
} from './theme-tree';
import { ThemeTreeView } from './theme-tree-view';
import {
  baseOf,
  defaultThemes,
  themesOf,
  variableOf,
  variablesOf,
} from './themes';
import { codeOf } from './tree-rows';
import { TreeTools, ViewerScreen } from './tree-tools';
import { useTreeRows } from './use-tree-rows';
import { emptyStyles, viewerStyles } from './viewer-styles';

const INITIAL = { path: '', query: '', modes: '', only: '', options: '' };
const DEFAULT_TREE = themeTree(defaultThemes, null);

/** Searchable tree of the default theme, which can be compared with custom options. */
export function DefaultThemeViewer() {
  return (
    <ViewerScreen fallback="The tree of all values needs JavaScript. The tables below list the most common ones.">
      <Viewer />
    </ViewerScreen>
  );
}

function Viewer() {
  const [address, setAddress] = useAddressedTexts(INITIAL);
  const search = useRef<HTMLInputElement>(null);
  const applyTypedEarly = useEffectEvent(() => {
    const typed = search.current?.value ?? '';
    if (typed !== '') setAddress({ query: typed });
  });
  useEffect(() => applyTypedEarly(), []);
  const [compared, setCompared] = useState<Compared | null>(null);
  const active = address.path || null;
  const query = useDeferredValue(address.query);
  const options = compared?.options ?? null;
  const themes = useMemo(
    () => (options ? themesOf(options) : defaultThemes),
    [options],
  );
  const nodes = useMemo(
    () => (options ? themeTree(themes, baseOf(options)) : DEFAULT_TREE),
    [options, themes],
  );
  const variables = useMemo(() => variablesOf(options ?? {}), [options]);
  const changes = options ? countChanges(nodes) : null;
  const onlyChanges = changes !== null && address.only === 'changes';
  const hasDark = themes.darkPalette !== null;
  const hasModes = address.modes === 'both' && hasDark;

  const { rows, found, tree, keepOpen, openFound, toggle, toggleAll } =
    useTreeRows(nodes, { path: active, query, onlyChanges });
  const choose = (path: string): void => {
    keepOpen(path);
    setAddress({ path });
  };
  const copy = async (path: string): Promise<void> => {
    if (await copyText(path)) announce('Path copied', { shown: true });
  };

  const node = allNodes(nodes).find(({ path }) => path === active) ?? null;
  return (
    <section
      aria-label="Theme viewer"
      className="needs-script"
      css={viewerStyles}
    >
      <TreeTools
        inputRef={search}
        placeholder="Search paths and values, such as 1200"
        query={address.query}
        onQuery={(text) => {
          openFound();
          setAddress({ query: text });
        }}
        onToggleAll={toggleAll}
      >
        <ToggleButton
          size="small"
          value="both"
          color="primary"
          disableRipple
          disabled={!hasDark}
          selected={hasModes}
          onChange={() => setAddress({ modes: hasModes ? '' : 'both' })}
        >
          Light and dark
        </ToggleButton>
      </TreeTools>
      <CompareTheme
        packed={address.options || null}
        changes={changes}
        onlyChanges={onlyChanges}
        onOnlyChanges={(only) => setAddress({ only: only ? 'changes' : '' })}
        onCompare={(next) => {
          setCompared(next);
          openFound();
          setAddress(
            next === null
              ? { options: '', only: '' }
              : { options: pack(next.text) },
          );
        }}
      />
      <p className="result" role="status">
        {resultText(found?.size ?? null, query.trim())}
      </p>
      <div className="frame">
        {hasModes && (
          <div className="modes" aria-hidden="true">
            <span>Path</span>
            <span>Light</span>
            <span>Dark</span>
          </div>
        )}
        {rows.length > 0 ? (
          <ThemeTreeView
            ref={tree}
            rows={rows}
            active={active}
            hasModes={hasModes}
            onActivate={choose}
            onToggle={toggle}
            onCopy={(path) => void copy(path)}
          />
        ) : (
          <div css={emptyStyles}>
            <p>{emptyText(query.trim(), onlyChanges)}</p>
            <Button
              variant="outlined"
              disableRipple
              onClick={() => {
                setAddress({ query: '', only: '' });
                search.current?.focus();
              }}
            >
              Show everything
            </Button>
          </div>
        )}
        <NodeDetails
          node={node}
          code={codeOf(nodes, address.path)}
          usage={node ? usageOf(node, variables) : []}
        />
      </div>
    </section>
  );
}

const TOTAL = allNodes(DEFAULT_TREE).filter(
  ({ children }) => children.length === 0,
).length;

function usageOf(
  { path, color, children }: ThemeNode,
  variables: unknown,
): Usage[] {
  const variable = children.length === 0 ? variableOf(path, variables) : null;
  return [
    ...(path.startsWith('palette.') && color !== null
      ? [{ name: 'In sx', code: `color: '${path.slice('palette.'.length)}'` }]
      : []),
    ...(variable !== null
      ? [
          {
            name: 'CSS variable',
            code: variable,
            note: 'with cssVariables: true',
          },
        ]
      : []),
  ];
}

function emptyText(query: string, onlyChanges: boolean): string {
  if (query === '') return 'These options change nothing.';
  return onlyChanges ? 'No matching change.' : 'No matching path or value.';
}

function resultText(count: number | null, query: string): string {
  if (count === null) return `${TOTAL} values`;
  const results = count === 1 ? '1 result' : `${count || 'No'} results`;
  return query === '' ? results : `${results} for “${query}”`;
}
