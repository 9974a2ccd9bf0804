import { isMap, isNode, isScalar, type Document } from 'yaml';
import { z } from 'zod';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import { expectation, parseYaml } from './parse-yaml';
import { suggestion } from './suggestion';

/** Keys and indexes of a value in a YAML file. */
export type YamlPath = readonly (string | number)[];

/** A validated YAML file with the position of each value. */
export interface YamlFile<Value> {
  value: Value;
  problems: Problem[];
  /** Location of the value at `path`, or of its nearest ancestor. */
  locate(path: YamlPath): SourceLocation;
}

/**
 * Parses and validates one data file. Problems contain the line of the value.
 * @param fallback replaces an invalid file, so other checks still run
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  fallback: z.output<Schema>,
): YamlFile<z.output<Schema>> {
  const { document, value, mistake, placeOf } = parseYaml(text);
  const locate = (path: YamlPath): SourceLocation => ({
    file,
    line: placeOf(offsetOf(document, path)).line,
  });
  if (mistake) {
    const problem: Problem = {
      rule: 'yaml',
      what: `The YAML cannot be read: ${mistake.message}.`,
      where: [{ file, ...placeOf(mistake.offset) }],
      fix:
        mistake.fix ??
        'Indent with two spaces, write "- " before list items, and quote texts that contain ": " or " #".',
    };
    return { value: fallback, problems: [problem], locate };
  }
  const parsed = schema.safeParse(value ?? fallback);
  if (parsed.success) return { value: parsed.data, problems: [], locate };
  const problems = parsed.error.issues.flatMap((issue) => describe(issue, document, schema, locate));
  return { value: fallback, problems, locate };
}

function describe(
  issue: z.core.$ZodIssue,
  document: Document,
  schema: z.ZodType,
  locate: (path: YamlPath) => SourceLocation,
): Problem[] {
  const path = issue.path.filter((key): key is string | number => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'data',
      what: `Unknown key "${key}".`,
      where: [locate([...path, key])],
      fix: suggestion(key, knownKeys(schema), 'Remove the line.'),
    }));
  }
  const key = path.at(-1);
  if (issue.code === 'invalid_key') {
    const [{ message } = issue] = issue.issues;
    return [
      { rule: 'data', what: `The key "${key}" is not allowed here.`, where: [locate(path)], fix: message },
    ];
  }
  if (typeof key === 'string' && !document.hasIn(path)) {
    const fix = `Add a line "${key}: …" here.`;
    return [{ rule: 'data', what: `"${key}" is missing.`, where: [locate(path)], fix }];
  }
  const name = key === undefined ? 'The file' : typeof key === 'number' ? `Item ${key + 1}` : `"${key}"`;
  const value = JSON.stringify(document.getIn(path)) ?? 'null';
  const what = `${name} is ${value === 'null' || value === '""' ? 'empty' : value}.`;
  return [{ rule: 'data', what, where: [locate(path)], fix: expectation(issue) }];
}

/** All keys anywhere in a schema, to find typos. */
function knownKeys(schema: z.ZodType): string[] {
  const keys = new Set<string>();
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => Object.keys(jsonSchema.properties ?? {}).forEach((key) => keys.add(key)),
  });
  return [...keys];
}

function offsetOf(document: Document, path: YamlPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = keyOffset(document, path.slice(0, length)) ?? valueOffset(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** The key rather than its value, which can start on a later line. */
function keyOffset(document: Document, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function valueOffset(document: Document, path: YamlPath): number | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
