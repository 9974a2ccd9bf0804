/** @jsxImportSource @emotion/react */
import type { ComponentType } from 'react';
import { MuiScreen, OnDemand } from 'docs/ui';
import { BoardPlace } from './board-place';
import { loadBoards } from './load-boards';
import { builderStyles } from './builder-styles';
import { ColorPanel, ModeSwitch } from './color-panel';
import { Panels } from './panels';
import { Steps } from './steps';
import { useBuilder, type Builder } from './use-builder';

type PanelContent = ComponentType<{ builder: Builder }>;

/** Panels that load when they open. The first panel needs no loading. */
const LOADED = {
  type: { title: 'Typography', load: () => import('./type-panel') },
  components: {
    title: 'Shape and components',
    load: () => import('./component-panel'),
  },
  import: { title: 'Import', load: () => import('./import-panel') },
  code: { title: 'Code', load: () => import('./code-panel') },
};

/** Theme editor with a live preview. */
export function ThemeBuilder() {
  return (
    <>
      <noscript>
        <p>
          The builder needs JavaScript. The table below lists the options that
          it can set.
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
          The link holds no theme that can be read. It might be cut off, so ask
          for a new link, or start with the default theme.
        </p>
      )}
      <Steps builder={builder} />
      <Panels
        panels={{
          colors: {
            title: 'Colors',
            content: <ColorPanel builder={builder} />,
          },
          ...Object.fromEntries(
            Object.entries(LOADED).map(([name, { title, load }]) => [
              name,
              { title, content: <LoadedPanel builder={builder} load={load} /> },
            ]),
          ),
        }}
      />
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

/** A panel whose code loads when it opens. */
function LoadedPanel({
  builder,
  load,
}: {
  builder: Builder;
  load: () => Promise<{ default: PanelContent }>;
}) {
  return (
    <OnDemand
      load={() =>
        load().then(
          (module) => module.default,
          () => UnloadedPanel,
        )
      }
      props={{ builder }}
      fallback={<p role="status">Loading…</p>}
    />
  );
}

function UnloadedPanel() {
  return (
    <p role="alert">
      This panel could not be loaded. Try again when you are online.
    </p>
  );
}
