/** Address of a file as seen from another one, such as `../spacing/index.html`. Both are paths from the same root. */
export function relativeAddress(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let common = 0;
  while (common < folders.length && common < parts.length - 1 && folders[common] === parts[common])
    common += 1;
  return [...folders.slice(common).map(() => '..'), ...parts.slice(common)].join('/');
}

/** File that holds a page: `/system/` → `system/index.html`. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
}
