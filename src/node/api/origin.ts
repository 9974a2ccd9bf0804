import type ts from 'typescript';

/** Possible origins of a prop, the nearest first. */
const KINDS = [
  'own',
  /** By another component. */
  'component',
  /** As a style property of MUI System, such as `margin`. */
  'system',
  /** An attribute of the native element, or `className` or `style`, which every component has. */
  'native',
] as const;

/** Origin of a prop. */
interface Origin {
  kind: (typeof KINDS)[number];
  /** Name of the other component, such as `ButtonBase`. */
  name: string;
}

const OWN: Origin = { kind: 'own', name: '' };
const NATIVE: Origin = { kind: 'native', name: '' };
const SYSTEM: Origin = { kind: 'system', name: '' };

/** Folders of a package with props that every component has, or that are native attributes. */
const COMMON_FOLDERS = new Set(['index.d.ts', 'OverridableComponent', 'styles']);
const SYSTEM_FOLDERS =
  /^(borders|cssGrid|display|flexbox|palette|positions|shadows|sizing|spacing|style\w*|typography)$/;

/** Origin of a prop, and its declarations there. The nearest of several origins wins. */
export function nearestOrigin(
  symbols: readonly ts.Symbol[],
  { component, names }: { component: string; names: ReadonlySet<string> },
): { origin: Origin; declarations: ts.Declaration[] } {
  // Style properties come from a mapped type over their names, so they have no declaration.
  const declarations = [...new Set(symbols.flatMap((symbol) => symbol.declarations ?? []))];
  if (declarations.length === 0) return { origin: SYSTEM, declarations };
  const origins = declarations.map((declaration) => originOf(declaration, component, names));
  const rank = ({ kind }: Origin): number => KINDS.indexOf(kind);
  const origin = origins.reduce((best, other) => (rank(other) < rank(best) ? other : best));
  const isThere = (other?: Origin): boolean => other?.kind === origin.kind && other.name === origin.name;
  return { origin, declarations: declarations.filter((_, index) => isThere(origins[index])) };
}

function originOf(declaration: ts.Declaration, component: string, names: ReadonlySet<string>): Origin {
  const file = declaration.getSourceFile().fileName.split('/node_modules/').at(-1) ?? '';
  if (file.startsWith('@types/react/')) return NATIVE;
  if (file.startsWith('@types/react-transition-group/')) return { kind: 'component', name: 'Transition' };
  if (file.startsWith('csstype/')) return SYSTEM;
  const [, packageName = '', folder = ''] = /^@mui\/(\w+)\/(?:esm\/)?([^/]+)/.exec(file) ?? [];
  if (folder === component || packageName === 'base') return OWN;
  if (packageName === 'system' && SYSTEM_FOLDERS.test(folder)) return SYSTEM;
  if (COMMON_FOLDERS.has(folder)) return NATIVE;
  return names.has(folder) ? { kind: 'component', name: folder } : OWN;
}
