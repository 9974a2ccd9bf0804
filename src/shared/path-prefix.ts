/** The folder that the site is served from, such as `/docs`. Empty at the root of a host. */
export function pathPrefixOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/+$/, '');
}

/** Adds the prefix to a path of the site. Relative URLs and URLs with a host stay as they are. */
export function addPrefix(path: string, prefix: string): string {
  return /^\/(?!\/)/.test(path) ? prefix + path : path;
}

/** Removes the prefix from a URL path. Null for a path elsewhere on the same host. */
export function stripPrefix(pathname: string, prefix: string): string | null {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** Matches a whole tag, because a quoted value can look like another attribute. */
const ATTRIBUTE = /(\s([\w-]+)=)("[^"]*"|'[^']*')/g;
const STYLE_ELEMENT = /<style\b[^>]*>.*?(?=<\/style\b|$)/gis;
const CSS_URL = /(url\(\s*(?:["']|&(?:amp;)?(?:quot|#x27);)?)(\/(?!\/))/gi;
/** In the document of a frame, which is the value of an attribute. */
const FRAMED_ADDRESS = /(\s(?:href|src|action|poster)=&quot;)(\/(?!\/))/g;

/** Adds the prefix to URLs in elements and styles. Text that only looks like HTML stays. */
export function prefixHtml(html: string, prefix: string): string {
  return html
    .replace(TAG, (tag) => prefixTag(tag, prefix))
    .replace(STYLE_ELEMENT, (style) => prefixCss(style, prefix));
}

function prefixTag(tag: string, prefix: string): string {
  return tag.replace(ATTRIBUTE, (_, start: string, name: string, quoted: string) => {
    const quote = quoted.slice(0, 1);
    return start + quote + prefixAttribute(name, quoted.slice(1, -1), prefix) + quote;
  });
}

/** The value of an attribute, with the prefix if the attribute is a URL. */
export function prefixAttribute(name: string, value: string, prefix: string): string {
  switch (name.toLowerCase()) {
    case 'href':
    case 'src':
    case 'action':
    case 'poster':
      return addPrefix(value, prefix);
    case 'srcset':
      return value.replace(/(^|,\s*)(\/(?!\/))/g, `$1${prefix}$2`);
    case 'style':
      return prefixCss(value, prefix);
    case 'srcdoc':
      return prefixCss(value, prefix).replace(FRAMED_ADDRESS, `$1${prefix}$2`);
    default:
      return value;
  }
}

/** Adds the prefix to URLs in CSS. */
export function prefixCss(css: string, prefix: string): string {
  return css.replace(CSS_URL, `$1${prefix}$2`);
}
