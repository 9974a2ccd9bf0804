/** Sections that stay at the end of a page. */
const LAST_SECTIONS = ['Customization', 'Accessibility', 'Limitations', 'Next steps'];

/** Puts a demo at the end of a section; a section that is not there yet comes before those at the end of the page. */
export function insertDemo(page: string, demo: string, heading: string): string {
  const lines = page.trimEnd().split('\n');
  const sections = findSections(lines);
  const element = `<Demo src="${demo}" />`;
  const index = sections.findIndex(({ text }) => text === heading);
  if (index >= 0) return insertAt(lines, sections[index + 1]?.line ?? lines.length, [element]);
  const last = sections.find(({ text }) => LAST_SECTIONS.includes(text));
  const comment = '{/* What the demo shows, and when to do that. */}';
  return insertAt(lines, last?.line ?? lines.length, [`## ${heading}`, comment, element]);
}

function insertAt(lines: readonly string[], line: number, blocks: readonly string[]): string {
  const before = lines.slice(0, line).join('\n').trimEnd();
  const after = lines.slice(line).join('\n');
  return `${[before, ...blocks, ...(after === '' ? [] : [after])].join('\n\n')}\n`;
}

/** Headings of the second level that do not stand in a code block. */
function findSections(lines: readonly string[]): { text: string; line: number }[] {
  const sections: { text: string; line: number }[] = [];
  let fence: string | null = null;
  for (const [line, content] of lines.entries()) {
    const marks = /^ *(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== null) fence = content.trim() === fence ? null : fence;
    else if (marks) fence = marks;
    const text = fence === null ? /^## +(.+?) *$/.exec(content)?.[1] : undefined;
    if (text !== undefined) sections.push({ text, line });
  }
  return sections;
}
