/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { valueAt } from '../../../material-ui/customization/theme-tools';
import { ViewerScreen } from '../../../material-ui/customization/default-theme/tree-tools';
import { BoardPlace } from '../../../material-ui/customization/theme-builder/board-place';
import { builderStyles } from '../../../material-ui/customization/theme-builder/builder-styles';
import CodePanel from '../../../material-ui/customization/theme-builder/code-panel';
import { ColorField } from '../../../material-ui/customization/theme-builder/color-field';
import { ModeSwitch } from '../../../material-ui/customization/theme-builder/color-panel';
import { Panels } from '../../../material-ui/customization/theme-builder/panels';
import { Steps } from '../../../material-ui/customization/theme-builder/steps';
import {
  useBuilder,
  type Builder,
} from '../../../material-ui/customization/theme-builder/use-builder';
import {
  ChoiceField,
  SelectField,
} from '../../../material-ui/customization/theme-builder/value-fields';
import {
  choicesOf,
  COMPONENT_DEFAULTS,
  PALETTES,
  withoutComponents,
  type PaletteName,
} from './component-defaults';
import {
  defaultOf,
  isJoyTheme,
  PRESETS,
  printJoyTheme,
  SHADES,
  tokensOf,
  withoutPalette,
  withPreset,
} from './joy-options';

const options = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: name }));

/** Builds palettes and component defaults of a Joy UI theme. */
export function JoyBuilder() {
  return (
    <ViewerScreen fallback="The builder needs JavaScript.">
      <Screen />
    </ViewerScreen>
  );
}

function Screen() {
  const builder = useBuilder(isJoyTheme);
  const [palette, setPalette] = useState<PaletteName>('primary');
  const shown = useDeferredValue(builder.options);
  return (
    <section
      aria-label="Theme builder"
      className="needs-script"
      css={builderStyles}
    >
      {builder.isBroken && (
        <p role="alert" className="broken">
          This link doesn’t contain a valid theme. Ask for a new link, or start
          with the default theme.
        </p>
      )}
      <Steps builder={builder} />
      <Panels
        panels={{
          colors: {
            title: 'Colors',
            content: (
              <>
                <PaletteTools
                  builder={builder}
                  palette={palette}
                  onPalette={setPalette}
                />
                <ModeSwitch builder={builder} label="Color scheme" />
                <Shades builder={builder} palette={palette} />
                <details>
                  <summary>Variant tokens</summary>
                  <Tokens builder={builder} palette={palette} />
                </details>
              </>
            ),
          },
          components: {
            title: 'Components',
            content: <ComponentDefaults builder={builder} />,
          },
        }}
      />
      <div
        css={{
          minHeight: 1491,
          '@media (min-width: 700px)': { minHeight: 681 },
        }}
      >
        <BoardPlace
          load={() => import('./board')}
          props={{ options: shown, mode: builder.mode, color: palette }}
          isShared={Object.keys(builder.options).length > 0}
        />
      </div>
      <CodePanel builder={builder} printOptions={printJoyTheme} />
    </section>
  );
}

interface PaletteProps {
  builder: Builder;
  palette: PaletteName;
}

function PaletteTools({
  builder,
  palette,
  onPalette,
}: PaletteProps & { onPalette: (palette: PaletteName) => void }) {
  const [preset, setPreset] = useState('teal');
  return (
    <div className="fields">
      <SelectField
        label="Palette"
        value={palette}
        values={options(PALETTES)}
        onChange={(name) => onPalette(name as PaletteName)}
      />
      <SelectField
        label="Preset"
        value={preset}
        values={options(Object.keys(PRESETS))}
        onChange={(name) => setPreset(String(name))}
      />
      <div className="actions" css={{ alignSelf: 'end' }}>
        <Button
          variant="outlined"
          disableRipple
          onClick={() =>
            builder.replace(withPreset(builder.options, palette, preset))
          }
        >
          Apply preset
        </Button>
        <Button
          disableRipple
          onClick={() =>
            builder.replace(withoutPalette(builder.options, palette))
          }
        >
          Reset palette
        </Button>
      </div>
    </div>
  );
}

function Shades({ builder, palette }: PaletteProps) {
  const { mode } = builder;
  return (
    <div className="color-fields" role="group" aria-label="Shades">
      {SHADES.map((shade) => {
        const path = ['colorSchemes', mode, 'palette', palette, shade];
        const initial = defaultOf(mode, palette, shade);
        return (
          <ColorField
            key={path.join(' ')}
            label={`${palette} ${shade}`}
            value={String(valueAt(builder.options, path) ?? initial)}
            contrast={null}
            onChange={(color) => builder.set(path, color, initial)}
          />
        );
      })}
    </div>
  );
}

function Tokens({ builder, palette }: PaletteProps) {
  const { mode } = builder;
  const values = [
    ...[...new Set([palette, 'neutral'])].flatMap((name) =>
      SHADES.map((shade) => ({
        value: `var(--joy-palette-${name}-${shade})`,
        label: `${name} ${shade}`,
      })),
    ),
    { value: 'var(--joy-palette-common-white)', label: 'white' },
    { value: 'var(--joy-palette-common-black)', label: 'black' },
    { value: 'transparent', label: 'transparent' },
  ];
  return (
    <div className="fields" css={{ marginTop: 16 }}>
      {tokensOf(mode, palette).map((token) => {
        const path = ['colorSchemes', mode, 'palette', palette, token];
        const initial = defaultOf(mode, palette, token);
        return (
          <SelectField
            key={path.join(' ')}
            label={token}
            value={String(valueAt(builder.options, path) ?? initial)}
            values={values}
            onChange={(value) => builder.set(path, value, initial)}
          />
        );
      })}
    </div>
  );
}

function ComponentDefaults({ builder }: { builder: Builder }) {
  const [component, setComponent] = useState('Button');
  const { options: theme, replace } = builder;
  return (
    <div className="fields">
      <SelectField
        label="Component"
        value={component}
        values={options(Object.keys(COMPONENT_DEFAULTS))}
        onChange={(name) => setComponent(String(name))}
      />
      {choicesOf(component).map((choice) => (
        <ChoiceField
          key={choice.path.join('.')}
          builder={builder}
          choice={choice}
        />
      ))}
      <div className="actions" css={{ alignSelf: 'end' }}>
        <Button
          disableRipple
          disabled={theme['components'] === undefined}
          onClick={() => replace(withoutComponents(theme))}
        >
          Reset components
        </Button>
      </div>
    </div>
  );
}
