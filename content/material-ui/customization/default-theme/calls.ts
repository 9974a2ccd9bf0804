import type { Theme } from '@mui/material/styles';

/** Signature and example of a theme function. */
export interface Call {
  signature: string;
  example?: string;
  /** Result of the example with a theme. */
  run?: (theme: Theme) => unknown;
}

/** Theme functions by path. */
export const CALLS: Readonly<Record<string, Call>> = {
  'breakpoints.up': {
    signature: 'up(key)',
    example: "up('md')",
    run: ({ breakpoints }) => breakpoints.up('md'),
  },
  'breakpoints.down': {
    signature: 'down(key)',
    example: "down('md')",
    run: ({ breakpoints }) => breakpoints.down('md'),
  },
  'breakpoints.between': {
    signature: 'between(start, end)',
    example: "between('sm', 'lg')",
    run: ({ breakpoints }) => breakpoints.between('sm', 'lg'),
  },
  'breakpoints.only': {
    signature: 'only(key)',
    example: "only('md')",
    run: ({ breakpoints }) => breakpoints.only('md'),
  },
  'breakpoints.not': {
    signature: 'not(key)',
    example: "not('md')",
    run: ({ breakpoints }) => breakpoints.not('md'),
  },
  'palette.getContrastText': {
    signature: 'getContrastText(background)',
    example: "getContrastText('#ffb300')",
    run: ({ palette }) => palette.getContrastText('#ffb300'),
  },
  'palette.augmentColor': {
    signature: 'augmentColor({ color })',
    example: "augmentColor({ color: { main: '#00695f' } })",
    run: ({ palette }) => palette.augmentColor({ color: { main: '#00695f' } }),
  },
  spacing: {
    signature: 'spacing(...values)',
    example: 'spacing(1, 2)',
    run: ({ spacing }) => spacing(1, 2),
  },
  containerQueries: {
    signature: 'containerQueries(name)',
    example: "containerQueries('sidebar').up('sm')",
    run: ({ containerQueries }) => containerQueries('sidebar').up('sm'),
  },
  'containerQueries.up': {
    signature: 'up(key)',
    example: "up('sm')",
    run: ({ containerQueries }) => containerQueries.up('sm'),
  },
  'containerQueries.down': {
    signature: 'down(key)',
    example: "down('sm')",
    run: ({ containerQueries }) => containerQueries.down('sm'),
  },
  'containerQueries.between': {
    signature: 'between(start, end)',
    example: "between('sm', 'lg')",
    run: ({ containerQueries }) => containerQueries.between('sm', 'lg'),
  },
  'containerQueries.only': {
    signature: 'only(key)',
    example: "only('sm')",
    run: ({ containerQueries }) => containerQueries.only('sm'),
  },
  'containerQueries.not': {
    signature: 'not(key)',
    example: "not('sm')",
    run: ({ containerQueries }) => containerQueries.not('sm'),
  },
  applyStyles: {
    signature: 'applyStyles(scheme, styles)',
    example: "applyStyles('dark', { opacity: 0.8 })",
    run: (theme) => theme.applyStyles('dark', { opacity: 0.8 }),
  },
  unstable_sx: {
    signature: 'unstable_sx(props)',
    example: 'unstable_sx({ px: 2 })',
    run: (theme) => theme.unstable_sx({ px: 2 }),
  },
  'typography.pxToRem': {
    signature: 'pxToRem(size)',
    example: 'pxToRem(18)',
    run: ({ typography }) => typography.pxToRem(18),
  },
  'transitions.create': {
    signature: 'create(props, options)',
    example: "create('opacity')",
    run: ({ transitions }) => transitions.create('opacity'),
  },
  'transitions.getAutoHeightDuration': {
    signature: 'getAutoHeightDuration(height)',
    example: 'getAutoHeightDuration(200)',
    run: ({ transitions }) => transitions.getAutoHeightDuration(200),
  },
  toRuntimeSource: { signature: 'toRuntimeSource()' },
};

/** A function as text: the example with its result, or how to call it; null for an unknown one. */
export function callText(path: string, theme: Theme): string | null {
  const call = CALLS[path];
  if (!call) return null;
  if (!call.example || !call.run) return call.signature;
  try {
    return `${call.example} → ${resultText(call.run(theme))}`;
  } catch {
    // Options can remove values that the example needs.
    return call.signature;
  }
}

function resultText(result: unknown): string {
  return typeof result === 'object'
    ? JSON.stringify(result)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll('"', '')
    : String(result);
}
