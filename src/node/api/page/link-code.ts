import { UNLINKED } from '../../content/page/page-facts';

// Code inside these stays as it is: it would be a link in a link, or part of a control.
const TOKEN = new RegExp(
  `<code>([^<]*)</code>|<(/?)(?:${UNLINKED.join('|')})\\b(?:"[^"]*"|'[^']*'|[^'">])*>`,
  'g',
);

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x3C;': '<',
  '&lt;': '<',
  '&#x3E;': '>',
  '&gt;': '>',
  '&#x26;': '&',
  '&amp;': '&',
};

/**
 * Makes links of inline code that names a component or a prop. Code with an attribute, such as
 * `<code data-no-link>`, is the author's way to say no.
 * @param html of prose
 * @param openLink the start tag of the link that a word gets; null for a word without
 */
export function linkCode(html: string, openLink: (word: string) => string | null): string {
  let depth = 0;
  return html.replace(TOKEN, (token, text: string | undefined, slash: string | undefined) => {
    if (text === undefined) {
      depth += slash === '/' ? -1 : 1;
      return token;
    }
    const tag = depth === 0 ? openLink(decode(text)) : null;
    return tag === null ? token : `${tag}${token}</a>`;
  });
}

function decode(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
