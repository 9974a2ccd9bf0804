import type { SiteContent } from '../../content/site-content';

/** Lower case, ASCII, hyphens: what can be typed, read out, and served by any host. */
const PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

/** @throws Error if a path is malformed, or leads to something already */
export function requireNewPath(path: string, { pages, api, data, handMadePaths }: SiteContent): void {
  if (!PATH.test(path))
    throw new Error(
      `"${path}" is no path: write lower-case words joined by hyphens, with a slash at both ends.`,
    );
  const page = pages.find((candidate) => candidate.path === path);
  if (page) throw new Error(`"${path}" is a page already: ${page.file}.`);
  if (handMadePaths.includes(path) || api.components.some((component) => component.path === path))
    throw new Error(`"${path}" is a page that the build makes.`);
  const redirect = data.redirects.find(({ value }) => value.from === path);
  if (redirect)
    throw new Error(`"${path}" is a redirect already: ${redirect.location.file}:${redirect.location.line}.`);
}

/** `stars, score` → `['stars', 'score']`. */
export function listOf(text = ''): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  ];
}
