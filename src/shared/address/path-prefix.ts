/** The folder that the site is served from: the path of its address, such as `/docs`; empty at the root of a host. */
export function pathPrefixOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/+$/, '');
}

/** A path of the site as browsers need it; an address of another kind – with a host, relative – stays as it is. */
export function addPrefix(path: string, prefix: string): string {
  return /^\/(?!\/)/.test(path) ? prefix + path : path;
}

/** The path of the site behind the path of an address; null for one that leads elsewhere on the same host. */
export function stripPrefix(pathname: string, prefix: string): string | null {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** As a whole: what is quoted may look like another attribute. */
const ATTRIBUTE = /(\s([\w-]+)=)("[^"]*"|'[^']*')/g;
const STYLE_ELEMENT = /<style\b[^>]*>[^<]*/gi;
const CSS_URL = /(url\(\s*(?:["']|&quot;)?)(\/(?!\/))/gi;
/** In the document of a frame, which is the value of an attribute. */
const FRAMED_ADDRESS = /(\s(?:href|src|action|poster)=&quot;)(\/(?!\/))/g;

/** HTML in which the addresses of elements and styles have the prefix; a text that only looks like one stays. */
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

/** The value of an attribute: of those that hold addresses, with the prefix. */
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

/** CSS in which the addresses of files have the prefix. */
export function prefixCss(css: string, prefix: string): string {
  return css.replace(CSS_URL, `$1${prefix}$2`);
}
