import type { ComponentLink } from '../../shared/api/api-reference';

/** The comment of a component, parted into prose and the lists that the library's own site generates into it. */
export interface ComponentComment {
  /** Markdown without the lists, and without sections that speak of the library's own site. */
  description: string;
  /** Whether the library documents the component on a page of its own. */
  hasApiPage: boolean;
  /** The component whose props it takes too; `path` is the library's own address. */
  inherits: ComponentLink | null;
}

const LIST_HEADING = /^(?:Demos|API):$/m;
/** Where a section begins. */
const SECTION = /^(?=#)/m;
/** A button of the library's own site. */
const THEIR_BUTTON = '"Edit this page"';
const PAGE_LINE = /^- \[\w+ API\]\(/m;
const INHERITS_LINE = /^- inherits \[(\w+) API\]\((\S+)\)/m;

/** Parts a component's comment at the first "Demos:" or "API:" line. */
export function readComponentComment(text: string): ComponentComment {
  const start = text.search(LIST_HEADING);
  const prose = start === -1 ? text : text.slice(0, start);
  const lists = start === -1 ? '' : text.slice(start);
  const [, name, path] = INHERITS_LINE.exec(lists) ?? [];
  const sections = prose.split(SECTION).filter((section) => !section.includes(THEIR_BUTTON));
  return {
    description: sections.join('').trim(),
    hasApiPage: PAGE_LINE.test(lists),
    inherits: name !== undefined && path !== undefined ? { name, path } : null,
  };
}
