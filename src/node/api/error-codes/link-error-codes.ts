import { addressesIn, type ErrorCode } from '../../../shared/site/error-code';
import type { ResolveLink } from '../page/doc-links';

/** Error codes with the places where the addresses in their texts lead on this site. */
export function linkErrorCodes(codes: readonly ErrorCode[], resolve: ResolveLink): Required<ErrorCode>[] {
  return codes.map((error) => ({
    ...error,
    links: addressesIn(error.message).map((address) => ({ address, href: resolve(address) })),
  }));
}
