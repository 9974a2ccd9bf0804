import { join, posix } from 'node:path';
import type { ComponentApi } from '../../shared/api/api-reference';
import { CODE_STYLING_KEYS, type CodeStylingKey } from '../../shared/demo/code-styling';
import type { DemoReference, ParsedPage } from '../../shared/page/page';
import type { Product } from '../../shared/product/product';
import { apiScope, productIdentity } from '../content/product-identity';
import { hasCard, pictureFile, pictureName } from '../content/content-files';
import { makePlayground } from '../content/playgrounds/make-playground';
import {
  playgroundModule,
  demoLibraryOf,
  type DemoEntry,
  type DemoPageSource,
  type StyledDemo,
} from './demo-source';

/** Existing files by path relative to the repository. */
export type FileSet = Pick<ReadonlySet<string>, 'has'>;

/** Finds the demos that pages show. Ignores unused demos, and missing ones, which the checks report. */
export function findDemoPages(
  pages: readonly Pick<ParsedPage, 'file' | 'path' | 'demos' | 'pageCards' | 'frontMatter'>[],
  products: readonly Product[],
  files: FileSet,
  repository: string,
  components: readonly ComponentApi[],
): DemoPageSource[] {
  return pages.flatMap((page) => {
    const { file, path, demos, frontMatter } = page;
    const folder = posix.dirname(file);
    const scope = apiScope(productIdentity(path, frontMatter.productId, products).productId, components);
    const known = components.filter(({ productId }) => scope.includes(productId));
    const found = [
      ...demos.flatMap(
        (reference) =>
          (reference.playground
            ? playgroundDemo(file, reference, known, repository)
            : findDemo(folder, reference, files, repository)) ?? [],
      ),
      ...findPictures(page, pages, files, repository),
    ];
    if (found.length === 0) return [];
    const library = demoLibraryOf(path, frontMatter.productId, products);
    return [{ path, folder: join(repository, folder), library, demos: found }];
  });
}

/** The drawings of sibling pages, which this page can show on cards. */
function findPictures(
  { file, path, pageCards }: Pick<ParsedPage, 'file' | 'path' | 'pageCards'>,
  pages: readonly Pick<ParsedPage, 'path'>[],
  files: FileSet,
  repository: string,
): DemoEntry[] {
  if (pageCards.length === 0) return [];
  return pages.flatMap((page): DemoEntry[] => {
    const picture = pictureFile(file, page.path);
    if (!hasCard(page.path, path) || !files.has(picture)) return [];
    const stylings = [{ styling: 'system', file: join(repository, picture) }] as const;
    return [{ name: pictureName(page.path), options: {}, isPicture: true, stylings }];
  });
}

/** A playground as a demo. The checks report unknown components. */
function playgroundDemo(
  file: string,
  { name, options, playground, line, column }: DemoReference,
  known: readonly ComponentApi[],
  repository: string,
): DemoEntry | null {
  const made = playground && makePlayground(playground, known, repository);
  if (!made) return null;
  const stylings = [{ styling: 'system', file: playgroundModule(name) }] as const;
  return { name, options, playground: { ...made, place: { file, line, column } }, stylings };
}

/** A demo is `Name.tsx`, or a folder `Name` with `system/index.tsx` and other stylings. */
export function findDemo(
  folder: string,
  { name, options }: Pick<DemoReference, 'name' | 'options'>,
  files: FileSet,
  repository: string,
): DemoEntry | null {
  const styled = (styling: CodeStylingKey, file: string): StyledDemo[] =>
    files.has(file) ? [{ styling, file: join(repository, file) }] : [];
  const [single] = styled('system', `${folder}/${name}.tsx`);
  if (single) return { name, options, stylings: [single] };
  const [first, ...others] = CODE_STYLING_KEYS.flatMap((key) =>
    styled(key, `${folder}/${name}/${key}/index.tsx`),
  );
  return first?.styling === 'system' ? { name, options, stylings: [first, ...others] } : null;
}
