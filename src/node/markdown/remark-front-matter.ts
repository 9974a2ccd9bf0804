import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { z } from 'zod';
import { emptyFrontMatter, type FrontMatter, frontMatterSchema } from '../../shared/front-matter';
import type { Problem } from '../../shared/problem';
import { readYaml } from '../lib/yaml';
import { reportProblem } from './tree';

const KEYS = Object.keys(frontMatterSchema.shape);

/** Example of front matter. */
const EXAMPLE = '---\ntitle: Button\ndescription: Buttons let people take an action with a single tap.\n---';

/** Reads and validates the front matter of a page. */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const [first] = tree.children;
  Object.assign(file.data, { frontMatter: emptyFrontMatter, frontMatterLines: {} });
  if (first?.type !== 'yaml') {
    reportProblem(file, missingFrontMatter(String(file), file.path));
    return;
  }
  const { raw, issues, problems, locate } = readYaml(
    first.value,
    file.path,
    frontMatterSchema,
    emptyFrontMatter,
    {
      name: 'front matter',
      // The YAML starts below the `---` of the first line.
      firstLine: 2,
      empty: {},
      ruleOf: (issue) => (isStyle(issue) ? 'front-matter-style' : 'front-matter'),
    },
  );
  const fields = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  const wrong = new Set(issues.filter((issue) => !isStyle(issue)).map(({ path: [key] }) => key));
  file.data.frontMatter = salvage(fields, wrong);
  file.data.frontMatterLines = Object.fromEntries(fields.map(([key]) => [key, locate([key]).line]));
  reportProblem(file, ...problems);
};

/** True for values that are valid but not good, such as a description that is too long. */
function isStyle({ code, path: [key] }: z.core.$ZodIssue): boolean {
  return code === 'too_big' || (code === 'invalid_format' && key === 'description');
}

/** Keeps the usable fields, so that one bad key does not hide other problems. */
function salvage(fields: readonly [string, unknown][], wrong: ReadonlySet<unknown>): FrontMatter {
  const usable = fields.filter(([key]) => KEYS.includes(key) && !wrong.has(key));
  const isValid = ([key, field]: [string, unknown]): boolean =>
    frontMatterSchema.shape[key as keyof FrontMatter].safeParse(field).success;
  const valid = frontMatterSchema.parse({
    ...emptyFrontMatter,
    ...Object.fromEntries(usable.filter(isValid)),
  });
  return { ...valid, ...Object.fromEntries(usable.filter((field) => !isValid(field))) };
}

/** Lines that are valid in front matter, such as keys, indented values, items, and comments. */
const YAML_LINE = /^(?:[\w-]+:(?:\s|$)|\s+\S|- |#)/;

/** Reports front matter that is missing, does not end, or starts in the wrong place. */
function missingFrontMatter(text: string, file: string): Problem {
  const lines = text.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  if (lines[opening]?.trimEnd() !== '---') {
    const fix = `Start the file with:\n${EXAMPLE}`;
    return { rule: 'front-matter', what: 'The page has no front matter.', where: [{ file, line: 1 }], fix };
  }
  if (opening > 0) {
    const where: Problem['where'] = [{ file, line: opening + 1 }];
    const fix = 'Remove the empty lines before it. It must start on the first line.';
    return { rule: 'yaml', what: 'The front matter does not start on the first line.', where, fix };
  }
  const rest = lines.slice(1).findIndex((line) => !YAML_LINE.test(line));
  const line = rest < 0 ? lines.length : rest + 2;
  return {
    rule: 'yaml',
    what: 'The front matter never ends.',
    where: [{ file, line }],
    fix: 'Write "---" on a separate line after the last key.',
  };
}
