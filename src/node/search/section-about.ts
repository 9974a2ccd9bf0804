import { CODE_LINE, type PageSection } from '../../shared/page/page';

interface SectionedPage {
  title: string;
  description: string;
  sections: readonly PageSection[];
}

/** A shorter heading says too little: "Size" is not about FontSize. */
const MIN_TOPIC = 5;

/**
 * The section of a page that tells about a component or a hook: the beginning of the page that has its name, else
 * the section whose heading begins with it or ends it (Adornments: InputAdornment), else the first that mentions it, else the beginning.
 */
export function sectionAbout(name: string, { title, sections }: SectionedPage): PageSection {
  const wanted = compact(name);
  const isTopic = (section: PageSection): boolean => {
    const heading = compact(section.title);
    const topic = heading.replace(/s$/, '');
    return heading.startsWith(wanted) || (topic.length >= MIN_TOPIC && wanted.endsWith(topic));
  };
  const [start = NOTHING, ...others] = sections;
  if (compact(title) === wanted) return start;
  return others.find(isTopic) ?? others.find(({ text }) => mentions(text, name)) ?? start;
}

/** The line of that section that mentions it, prose before code; else the description of the page. */
export function lineAbout(name: string, page: SectionedPage): string {
  const lines = sectionAbout(name, page)
    .text.split('\n')
    .filter((line) => mentions(line, name));
  return lines.find((line) => !line.startsWith(CODE_LINE)) ?? page.description;
}

const NOTHING: PageSection = { id: '', depth: 1, title: '', text: '', demos: [] };

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}

function compact(text: string): string {
  return text.replace(/[\s-]/g, '').toLowerCase();
}
