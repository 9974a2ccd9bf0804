import type { SourceNodesArgs } from 'gatsby';
import type { SiteData } from '../content/data-files';
import { readErrorCodes } from '../api/error-codes/read-error-codes';
import { REPOSITORY } from '../support/paths';

/** Makes nodes of the errors that the documented packages throw by number. */
export async function sourceErrorCodeNodes(
  { products }: SiteData,
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const packages = new Set(products.flatMap(({ value }) => value.package ?? []));
  for (const error of await readErrorCodes([...packages], REPOSITORY)) {
    actions.createNode({
      ...error,
      id: `error ${error.code}`,
      parent: null,
      children: [],
      internal: { type: 'ErrorCode', contentDigest: createContentDigest(error) },
    });
  }
}
