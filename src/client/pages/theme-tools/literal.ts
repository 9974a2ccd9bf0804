/** Values in an options object that need no code to run. */
export type Literal = string | number | boolean | null | undefined | Literal[] | LiteralObject;

export interface LiteralObject {
  [key: string]: Literal;
}

/** Names from the outside in, such as `['palette', 'primary', 'main']`. */
export type Path = readonly string[];

/** True if a value has names in it. */
export function isObject(value: unknown): value is LiteralObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return value;
  const isNested = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isNested ? valueAt((value as Record<string, unknown>)[name], rest) : undefined;
}

/** A copy of the object with another value at a path. Undefined removes the value and empty parent objects. */
export function withValueAt(object: LiteralObject, [name, ...rest]: Path, value: Literal): LiteralObject {
  if (name === undefined) return object;
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  const next =
    rest.length === 0 ? value : emptyToNone(withValueAt(isObject(inner) ? inner : {}, rest, value));
  if (next !== undefined) return { ...object, [name]: next };
  const { [name]: _, ...others } = object;
  return others;
}

function emptyToNone(object: LiteralObject): LiteralObject | undefined {
  return Object.keys(object).length === 0 ? undefined : object;
}
