import { codeFence } from './code-fences';
import type { Random } from './random';
import { paragraph, propName, sentence, title } from './words';

/** Every generated page has this section, so that generated links can target it. */
const FIRST_SECTION = 'When to use it';
const FIRST_ANCHOR = 'when-to-use-it';
const SECTIONS = 6;

export interface PageRecipe {
  title: string;
  /** File names of the demos, without extensions. */
  demos: readonly string[];
  /** Paths of other generated pages. */
  linkTargets: readonly string[];
}

/** Page of average length, with about ten headings, six code blocks, two tables, a callout, links, and demos. */
export function pageText(recipe: PageRecipe, random: Random): string {
  const description = `${sentence(random).replaceAll('`', '')}`.slice(0, 150);
  const [first, ...others] = Array.from({ length: SECTIONS }, (_, index) => section(index, recipe, random));
  return [
    `---\ntitle: ${recipe.title}\ndescription: ${JSON.stringify(description)}\n---`,
    paragraph(random),
    first,
    `:::info\n${sentence(random)}\n:::`,
    ...others,
    `## See also\n\n${recipe.linkTargets.map((path) => `- ${link(path, random)}`).join('\n')}`,
    '',
  ].join('\n\n');
}

function section(index: number, { demos, linkTargets }: PageRecipe, random: Random): string {
  const target = linkTargets[index % linkTargets.length];
  const demo = demos[index - 1];
  return [
    `## ${index === 0 ? FIRST_SECTION : `${title(random)} ${index}`}`,
    paragraph(random),
    ...(demo ? [`<Demo src="${demo}" />`] : []),
    codeFence(index, random),
    `${paragraph(random)}${target ? `\nRead ${link(target, random)} first.` : ''}`,
    ...(index % 2 === 0
      ? [`### Details of ${title(random).toLowerCase()} ${index}`, bulletList(random)]
      : []),
    ...(index % 3 === 1 ? [table(random)] : []),
  ].join('\n\n');
}

function link(path: string, random: Random): string {
  const hash = random.between(0, 1) === 0 ? `#${FIRST_ANCHOR}` : '';
  return `[${title(random).toLowerCase()}](${path}${hash})`;
}

function bulletList(random: Random): string {
  return Array.from({ length: 4 }, () => `- **${title(random)}:** ${sentence(random)}`).join('\n');
}

function table(random: Random): string {
  const rows = Array.from({ length: 6 }, () => `| \`${propName(random)}\` | ${sentence(random)} |`);
  return ['| Prop | Meaning |', '| :--- | :--- |', ...rows].join('\n');
}
