import { join, posix } from 'node:path';
import { LIBRARIES, type LibraryName } from '../../libraries';
import type { ComponentApi } from '../../shared/api-reference';
import { CODE_STYLING_KEYS, type CodeStylingKey } from '../../shared/code-variant';
import type { Playground } from '../../shared/playground';
import type { DemoOptions } from '../../shared/demo-options';
import type { DemoReference, ParsedPage } from '../../shared/page';
import type { Problem, SourceLocation } from '../../shared/problem';
import type { Product } from '../../shared/product';
import { hasCard, pictureFile, pictureName } from '../content/page-cards';
import { makePlayground } from '../content/playgrounds';
import { apiScope, productIdentity } from '../content/product-identity';

/** A demo in one styling. */
export interface StyledDemo {
  styling: CodeStylingKey;
  /** Absolute path of its module, or the virtual module of a playground. */
  file: string;
}

/** A demo to build. */
export interface DemoEntry {
  name: string;
  /** As the author placed it on the page. */
  options: DemoOptions;
  /** A demo without a file, which the build generates. */
  playground?: Playground;
  /** Where the author wrote a playground. */
  place?: SourceLocation;
  /** Drawing for a card, which is rendered but never hydrated. */
  isPicture?: true;
  /** MUI System first. */
  stylings: readonly [StyledDemo, ...StyledDemo[]];
}

/** True if a demo does not use the library's default theme. */
export function hasOwnTheme({ isolated, fullPage }: DemoOptions): boolean {
  return Boolean(isolated ?? fullPage);
}

/** The demos of one page. */
export interface DemoPageSource {
  /** Path of the page, e.g. `/material-ui/react-button/`. */
  path: string;
  library: LibraryName;
  /** In the order of the page. */
  demos: readonly DemoEntry[];
}

/** A demo that could not be built. Its page shows the problem instead. */
export interface FailedDemo {
  /** Path of the page. */
  path: string;
  name: string;
  problem: Problem;
}

const [DEFAULT_LIBRARY = ''] = Object.keys(LIBRARIES);

/** The library whose theme the demos of a page use. */
export function demoLibraryOf(
  path: string,
  productId: string | undefined,
  products: readonly Product[],
): LibraryName {
  const identity = productIdentity(path, productId, products);
  return products.find(({ id }) => id === identity.productId)?.demos ?? DEFAULT_LIBRARY;
}

/** Prefix of a page's files, such as `/system/react-box/` → `system-react-box`. */
export function pageFileName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
}

/** Virtual module of a playground. */
export function playgroundModule(name: string): string {
  return `\0playground-${name}`;
}

/** Existing files by path relative to the repository. */
type FileSet = Pick<ReadonlySet<string>, 'has'>;

type DemoPage = Pick<ParsedPage, 'file' | 'path' | 'demos' | 'pageCards' | 'frontMatter'>;

/** Finds the demos that pages show. Ignores unused demos, and missing ones, which the checks report. */
export function findDemoPages(
  pages: readonly DemoPage[],
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
            ? playgroundDemo(reference, known, repository)
            : findDemo(folder, reference, files, repository)) ?? [],
      ),
      ...findPictures(page, pages, files, repository),
    ];
    if (found.length === 0) return [];
    const library = demoLibraryOf(path, frontMatter.productId, products);
    return [{ path, library, demos: found }];
  });
}

/** The drawings of sibling pages, which this page can show on cards. */
function findPictures(
  { file, path, pageCards }: DemoPage,
  pages: readonly DemoPage[],
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
  { name, options, playground, place }: DemoReference,
  known: readonly ComponentApi[],
  repository: string,
): DemoEntry | null {
  const made = playground && makePlayground(playground, known, repository);
  if (!made) return null;
  const stylings = [{ styling: 'system', file: playgroundModule(name) }] as const;
  return { name, options, playground: made, place, stylings };
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
