import { toPath } from '../../../shared/address/site-address';

/** The path of the site that a request asks for: copies are kept under it. */
export function pathOf({ url }: Request): string {
  return toPath(new URL(url).pathname);
}
