import { adShape, type AdShape } from './ad';

let shape: AdShape | null = null;

/** Shape of the ads of this visit: drawn at the first ad, the same until the site is left. */
export function visitShape(): AdShape {
  shape ??= adShape(Math.random());
  return shape;
}
