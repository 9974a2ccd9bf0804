/** @jsxImportSource @emotion/react */
import { ThemeProvider } from '@mui/system';
import type { Direction } from '@mui/material/styles';
import { Component, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { LiteralObject } from '../theme-tools';
import { useThemeSettings } from 'docs/ui';
import { Board } from './board';
import { MODES, themeOf, type Mode } from './builder-options';

const NAMES = { light: 'Light', dark: 'Dark' };

/** The same components in both color schemes. */
export default function Boards({ options }: { options: LiteralObject }) {
  const shown = useDeferredValue(options);
  const [{ direction }] = useThemeSettings();
  return (
    <>
      {MODES.map((mode) => (
        <Boundary key={mode} options={shown}>
          <OneBoard options={shown} mode={mode} direction={direction} />
        </Boundary>
      ))}
    </>
  );
}

interface OneBoardProps {
  options: LiteralObject;
  mode: Mode;
  direction: Direction;
}

function OneBoard({ options, mode, direction }: OneBoardProps) {
  const theme = useMemo(
    () => themeOf(options, mode, direction),
    [options, mode, direction],
  );
  const { palette, typography } = theme;
  return (
    <div
      role="group"
      aria-label={`${NAMES[mode]} mode`}
      className="board"
      data-mode={mode}
      style={{
        colorScheme: mode,
        background: palette.background.default,
        color: palette.text.primary,
        fontFamily: typography.fontFamily,
      }}
    >
      {/* As a function: it takes the place of the theme around it, instead of adding to it. */}
      <ThemeProvider theme={() => theme}>
        <Board />
      </ThemeProvider>
    </div>
  );
}

interface BoundaryProps {
  options: LiteralObject;
  children: ReactNode;
}

interface BoundaryState {
  hasCrashed: boolean;
  /** Options of the last attempt. Other options are tried again. */
  options: LiteralObject | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasCrashed: false, options: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(
    { options }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return options === state.options ? null : { options, hasCrashed: false };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? (
      <p role="alert" className="board">
        A component cannot work with these options. Undo the last step, or
        import others.
      </p>
    ) : (
      this.props.children
    );
  }
}
