import type ts from 'typescript';

/** Where a prop of a component is declared. */
export type Origin =
  | { kind: 'own' }
  /** Another component, such as `ButtonBase`. */
  | { kind: 'component'; name: string }
  /** Attributes of the native element, and `className` or `style`, which every component takes. */
  | { kind: 'native' }
  /** A style property of MUI System, such as `margin`. */
  | { kind: 'system' };

/** Names of the components that have API pages, by product. */
export type ComponentNames = ReadonlySet<string>;

const RANK: Readonly<Record<Origin['kind'], number>> = { own: 0, component: 1, system: 2, native: 3 };
const OWN: Origin = { kind: 'own' };
const NATIVE: Origin = { kind: 'native' };
const SYSTEM: Origin = { kind: 'system' };

/** Folders of a package whose props every component takes, or which only pass on the native ones. */
const COMMON_FOLDERS = new Set(['index.d.ts', 'OverridableComponent', 'styles']);
const SYSTEM_FOLDERS =
  /^(borders|cssGrid|display|flexbox|palette|positions|shadows|sizing|spacing|style\w*|typography)$/;

/** Where the prop comes from, and its declarations there; a prop declared in several places belongs to the nearest. */
export function readOrigin(
  prop: ts.Symbol,
  component: string,
  names: ComponentNames,
): { origin: Origin; declarations: ts.Declaration[] } {
  // Style properties come from a mapped type over their names, so they have no declaration.
  const declarations = prop.declarations ?? [];
  if (declarations.length === 0) return { origin: SYSTEM, declarations };
  const origins = declarations.map((declaration) => originOf(declaration, component, names));
  const nearest = origins.reduce((best, origin) => (RANK[origin.kind] < RANK[best.kind] ? origin : best));
  return {
    origin: nearest,
    declarations: declarations.filter((_, index) => isSame(origins[index], nearest)),
  };
}

function originOf(declaration: ts.Declaration, component: string, names: ComponentNames): Origin {
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

function isSame(a: Origin | undefined, b: Origin): boolean {
  return a?.kind === b.kind && (a.kind !== 'component' || b.kind !== 'component' || a.name === b.name);
}
