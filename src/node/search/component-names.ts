import type { ComponentApi, Prop } from '../../shared/api/api-reference';
import type { ComponentNames } from '../../shared/search/index-files';
import { sectionAddress } from '../../shared/search/record';
import { lineAbout, sectionAbout, type IndexablePage } from './page-names';

/** Longer types say more about TypeScript than about the prop. */
const TYPE_LENGTH = 120;

/** A component's names and text, in the same order as `expandRecords`. */
interface ComponentEntry {
  names: ComponentNames;
  texts: string[];
}

/** Reads the search terms of an API page. Inherited props only count for the component that declares them. */
export function componentEntry(api: ComponentApi): ComponentEntry {
  const { name, path, description, slots, classes } = api;
  const props = api.props.filter(({ inheritedFrom }) => inheritedFrom === null);
  return {
    names: {
      name,
      path,
      place: '',
      props: props.map((prop) => prop.name),
      slots: slots.map((slot) => ({ name: slot.name, className: slot.className })),
      classes: classes.map(({ key, className }) => ({ key, className })),
    },
    texts: [
      plainText(description),
      ...props.map(propText),
      ...slots.map((slot) => contextLine(plainText(slot.description), slot.defaultComponent)),
      ...classes.map((item) => plainText(item.description)),
    ],
  };
}

/** A component without an API page links to the section about it. */
export function describedComponent(name: string, page: IndexablePage): ComponentEntry {
  const path = sectionAddress(page.path, sectionAbout(name, page).id);
  const names = { name, path, place: page.title, props: [], slots: [], classes: [] };
  return { names, texts: [lineAbout(name, page)] };
}

function propText({ description, type, defaultValue }: Prop): string {
  const shortType = type.length <= TYPE_LENGTH ? type : '';
  const standard = defaultValue === null ? '' : `= ${defaultValue}`;
  return contextLine(plainText(description), `${shortType} ${standard}`.trim());
}

function contextLine(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Plain text of a Markdown comment on one line, without links, emphasis, and backticks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/[`*]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
