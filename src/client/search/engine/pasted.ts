import { stripHashAndQuery, withTrailingSlash } from '../../../shared/paths';
import { toPath } from '../../../shared/site-address';
import type { IndexedProduct, SearchRecord } from '../../../shared/index-files';

/** Query for pasted code or a pasted URL. */
interface PastedQuery {
  /** Words to search for. */
  text: string;
  productId: string | null;
  /** Path and hash of the record that a URL refers to, which comes first. */
  href?: string;
}

type Product = Pick<IndexedProduct, 'id' | 'packages'>;

/** `https://host/path#hash`, `host.com/path`, or `/path`. */
const URL_PATTERN = /^(?:https?:\/\/[^/\s]+|[a-z\d-]+(?:\.[a-z\d-]+)+)?(\/[^\s#]*)(#\S*)?$/i;
/** Import statements and similar code. Each pattern captures the imported names and the module. */
const CODE = [
  /^(?:import|export)\s+(?:type\s+)?([^'"]*?)\s*from\s*['"]([^'"]+)['"]/,
  /^(?:const|let|var)\s+([^=]*?)\s*=\s*require\(\s*['"]([^'"]+)['"]/,
  /^(?:npm\s+(?:i|install)|(?:yarn|pnpm|bun)\s+add)\s+()(\S+)/,
  /^()['"]?(@[\w.-]+\/[\w./-]+)['"]?;?$/,
];

/** Reads a pasted URL, import, install command, or package name. Returns null for any other text. */
export function readPasted(
  text: string,
  records: readonly SearchRecord[],
  products: readonly Product[],
): PastedQuery | null {
  const typed = text.trim();
  const [, path, hash = ''] = URL_PATTERN.exec(typed) ?? [];
  if (path !== undefined)
    return readUrl(withTrailingSlash(toPath(stripHashAndQuery(path))), hash, records, products);
  const [, names = '', module = ''] = CODE.map((pattern) => pattern.exec(typed)).find(Boolean) ?? [];
  return module === '' ? null : readModule(names, module, products);
}

function readUrl(
  path: string,
  hash: string,
  records: readonly SearchRecord[],
  products: readonly Product[],
): PastedQuery {
  const record =
    records.find(({ href }) => href === path + hash) ?? records.find(({ href }) => href === path);
  if (record) return { text: record.title, productId: record.productId, href: record.href };
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const productId = products.find(({ id }) => id === first)?.id ?? null;
  const last = rest.at(-1) ?? first;
  return { text: last.replace(/^react-/, '').replaceAll('-', ' '), productId };
}

function readModule(names: string, module: string, products: readonly Product[]): PastedQuery | null {
  const [scope = '', second = '', ...folders] = module.replace(/@[\d.^~]+$/, '').split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const product = products.find(({ packages }) => packages.includes(packageName));
  if (!product) return null;
  // The first imported value, such as `TextField` in `TextField, { type TextFieldProps }`.
  const [imported] = /[A-Za-z_$][\w$]*/.exec(names.replace(/\*\s+as\s+|\btype\s+\w+,?/g, '')) ?? [];
  return { text: imported ?? folders.at(-1) ?? 'installation', productId: product.id };
}
