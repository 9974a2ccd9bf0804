/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { announce, copyText, MuiScreen, useAddress } from 'docs/ui';
import { pack } from 'docs/ui/theme-tools';
import { CompareTheme, type Compared } from './compare-theme';
import { NodeDetails } from './node-details';
import { allNodes, countChanges, themeTree } from './theme-tree';
import { ThemeTreeView } from './theme-tree-view';
import { baseOf, defaultThemes, themesOf, variablesOf } from './themes';
import { codeOf, findPaths, pathsAround, rowsOf, showing } from './tree-rows';
import { emptyStyles, viewerStyles } from './viewer-styles';

const ADDRESSED = ['path', 'query', 'modes', 'only', 'options'] as const;
const DEFAULT_TREE = themeTree(defaultThemes, null);
const NOTHING: ReadonlySet<string> = new Set();

/** The default theme as a tree, to be searched, and compared with one of the reader's. */
export function DefaultThemeViewer() {
  return (
    <>
      <noscript>
        <p>
          The tree of all values needs JavaScript. The most used ones are in the
          tables below.
        </p>
      </noscript>
      <MuiScreen>
        <Viewer />
      </MuiScreen>
    </>
  );
}

function Viewer() {
  const [address, setAddress] = useAddress(ADDRESSED);
  const tree = useRef<{ reveal: () => void }>(null);
  const search = useRef<HTMLInputElement>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [opened, setOpened] = useState(NOTHING);
  const [own, setOwn] = useState(NOTHING);
  const [closed, setClosed] = useState(NOTHING);
  const query = useDeferredValue(address.query ?? '');
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

  // The path of a link, and not what the reader has chosen: that is in sight.
  const linked =
    address.path === null || own.has(address.path) ? null : address.path;
  const open = useMemo(
    () =>
      linked === null
        ? opened
        : new Set([...opened, ...pathsAround(nodes, linked), linked]),
    [nodes, opened, linked],
  );

  const found = useMemo(() => {
    if (query.trim() === '' && !onlyChanges) return null;
    const asked = query.trim() === '' ? null : findPaths(nodes, query);
    return new Set(
      allNodes(nodes)
        .filter(({ path, change }) => asked?.has(path) ?? change)
        .filter(({ change }) => !onlyChanges || change)
        .map(({ path }) => path),
    );
  }, [nodes, query, onlyChanges]);
  const rows = useMemo(() => {
    const isOpen = (path: string): boolean =>
      found ? !closed.has(path) : open.has(path);
    const isShown = found ? showing(nodes, found) : () => true;
    return rowsOf(nodes, { isShown, isOpen });
  }, [nodes, found, open, closed]);

  const toggle = (paths: readonly string[], isOpen: boolean): void => {
    const change = (before: ReadonlySet<string>, isIn: boolean) =>
      isIn
        ? new Set([...before, ...paths])
        : new Set([...before].filter((path) => !paths.includes(path)));
    if (found) setClosed((before) => change(before, !isOpen));
    else {
      setOpened(change(open, isOpen));
      if (linked !== null) setOwn((before) => new Set([...before, linked]));
    }
  };
  const parents = (): string[] =>
    allNodes(nodes)
      .filter(({ children }) => children.length > 0)
      .map(({ path }) => path);

  const reveal = linked !== null;
  useEffect(() => {
    if (reveal) tree.current?.reveal();
  }, [reveal]);
  const choose = (path: string): void => {
    setOpened(open);
    setOwn((before) => new Set([...before, path]));
    setAddress({ path });
  };
  const copy = async (path: string): Promise<void> => {
    if (await copyText(path)) announce('Path copied', { shown: true });
  };

  const active = address.path;
  const node = allNodes(nodes).find(({ path }) => path === active) ?? null;
  return (
    <section
      aria-label="Theme viewer"
      className="needs-script"
      css={viewerStyles}
    >
      <div className="tools">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={search}
            type="search"
            aria-label="Search the theme"
            placeholder="Search paths and values, such as 1200"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address.query ?? ''}
            onChange={({ target }) => {
              setClosed(NOTHING);
              setAddress({ query: target.value || null });
            }}
          />
        </form>
        <Button disableRipple onClick={() => toggle(parents(), true)}>
          Expand all
        </Button>
        <Button disableRipple onClick={() => toggle(parents(), false)}>
          Collapse all
        </Button>
        <ToggleButton
          size="small"
          value="both"
          color="primary"
          disableRipple
          disabled={!hasDark}
          selected={hasModes}
          onChange={() => setAddress({ modes: hasModes ? null : 'both' })}
        >
          Light and dark
        </ToggleButton>
      </div>
      <CompareTheme
        packed={address.options}
        changes={changes}
        onlyChanges={onlyChanges}
        onOnlyChanges={(only) => setAddress({ only: only ? 'changes' : null })}
        onCompare={(next) => {
          setCompared(next);
          setClosed(NOTHING);
          setAddress(
            next === null
              ? { options: null, only: null }
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
                setAddress({ query: null, only: null });
                search.current?.focus();
              }}
            >
              Show everything
            </Button>
          </div>
        )}
        <NodeDetails
          node={node}
          code={codeOf(nodes, active ?? '')}
          variables={variables}
        />
      </div>
    </section>
  );
}

const TOTAL = allNodes(DEFAULT_TREE).filter(
  ({ children }) => children.length === 0,
).length;

function emptyText(query: string, onlyChanges: boolean): string {
  if (query === '') return 'These options change nothing.';
  return onlyChanges
    ? 'No change has this path or value.'
    : 'No path and no value contains this.';
}

function resultText(count: number | null, query: string): string {
  if (count === null) return `${TOTAL} values`;
  const results = count === 1 ? '1 result' : `${count || 'No'} results`;
  return query === '' ? results : `${results} for “${query}”`;
}
