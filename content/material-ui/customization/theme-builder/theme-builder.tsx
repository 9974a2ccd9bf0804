/** @jsxImportSource @emotion/react */
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { moveFocus, MuiScreen, OnDemand } from 'docs/ui';
import { BoardPlace } from './board-place';
import { loadBoards } from './load-boards';
import { builderStyles } from './builder-styles';
import { ColorPanel, ModeSwitch } from './color-panel';
import { Steps } from './steps';
import { useBuilder, type Builder } from './use-builder';

type PanelContent = ComponentType<{ builder: Builder }>;

interface Panel {
  title: string;
  /** Loads the content. The first panel needs no loading. */
  load?: () => Promise<{ default: PanelContent }>;
}

const PANELS: Readonly<Record<string, Panel>> = {
  colors: { title: 'Colors' },
  type: { title: 'Typography', load: () => import('./type-panel') },
  components: {
    title: 'Shape and components',
    load: () => import('./component-panel'),
  },
  import: { title: 'Import', load: () => import('./import-panel') },
  code: { title: 'Code', load: () => import('./code-panel') },
};

/** Builds a theme on components that show it. */
export function ThemeBuilder() {
  return (
    <>
      <noscript>
        <p>
          The builder needs JavaScript. The options that it writes are in the
          table below.
        </p>
      </noscript>
      <MuiScreen>
        <Screen />
      </MuiScreen>
    </>
  );
}

function Screen() {
  const builder = useBuilder();
  const isShared = Object.keys(builder.options).length > 0;
  return (
    <section
      aria-label="Theme builder"
      className="needs-script"
      css={builderStyles}
      data-mode={builder.mode}
    >
      {builder.isBroken && (
        <p role="alert" className="broken">
          The link holds no theme that can be read. It may be cut off: ask for
          it again, or begin with the default theme.
        </p>
      )}
      <Steps builder={builder} />
      <Panels builder={builder} />
      <div className="mode-of-board">
        <ModeSwitch builder={builder} label="Components in" />
      </div>
      <div className="boards">
        <BoardPlace
          load={loadBoards}
          props={{ options: builder.options }}
          isShared={isShared}
        />
      </div>
    </section>
  );
}

function Panels({ builder }: { builder: Builder }) {
  const [open, setOpen] = useState('colors');
  const load = PANELS[open]?.load;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    moveFocus(event, 'inline', event.currentTarget);
  return (
    <div className="panels">
      {/* The keys are those of the tabs in it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label="What to change" onKeyDown={onKeyDown}>
        {Object.entries(PANELS).map(([name, { title }]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`builder-tab-${name}`}
            aria-selected={name === open}
            aria-controls={name === open ? 'builder-panel' : undefined}
            tabIndex={name === open ? 0 : -1}
            onFocus={() => setOpen(name)}
            onClick={() => setOpen(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="builder-panel"
        aria-labelledby={`builder-tab-${open}`}
        className="panel"
      >
        {load ? (
          <OnDemand
            key={open}
            load={() =>
              load().then(
                (module) => module.default,
                () => UnloadedPanel,
              )
            }
            props={{ builder }}
            fallback={<p role="status">Loading…</p>}
          />
        ) : (
          <ColorPanel builder={builder} />
        )}
      </div>
    </div>
  );
}

function UnloadedPanel() {
  return (
    <p role="alert">
      This panel could not be loaded. Try again when you are online.
    </p>
  );
}
