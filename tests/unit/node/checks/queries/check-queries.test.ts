import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkQueries } from '../../../../../src/node/checks/queries/check-queries';
import { SCHEMA_FILE } from '../../../../../src/node/lib/files';
import { describeProblems } from '../../content/site-with';

const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
const problemsOf = (text: string): string =>
  describeProblems(checkQueries([{ file: 'a.graphql', text }], schema));

function textsBelow(folder: string, ending: RegExp): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('the check of queries', () => {
  it('reports a syntax error', () => {
    expect(problemsOf('{\n  docPage {\n    title\n}')).toMatchInlineSnapshot(`
      "a.graphql:4:2
      The query fails: Syntax Error: Expected Name, found <EOF>.
      The page shows the query with its result.
      → Correct the query. /___graphql of the develop server lists all types and fields."
    `);
  });

  it.each([
    [
      'several operations',
      'query A {\n  allDocPage { totalCount }\n}\nquery B {\n  allDocPage { totalCount }\n}',
      '4:1\nThe query fails: A file has one operation.',
    ],
    [
      'no operation',
      'fragment A on DocPage {\n  title\n}',
      '1:1\nThe query fails: The file has no operation.',
    ],
    ['a mutation', 'mutation {\n  a\n}', '1:1\nThe query fails: The schema has no mutations.'],
    [
      'a variable without a value',
      'query A($path: String!) {\n  docPage(path: { eq: $path }) { title }\n}',
      '1:9\nThe query fails: Variable "$path" needs a default value.',
    ],
  ])('reports %s', (_, text, message) => {
    expect(problemsOf(text)).toContain(`a.graphql:${message}`);
  });

  it('reports unknown fields and arguments', () => {
    expect(
      problemsOf(
        '{\n  docPage(pth: { eq: "/" }) {\n    titel\n    headings { depth txt }\n  }\n  docPge { id }\n}',
      ),
    ).toMatchInlineSnapshot(`
      "a.graphql:2:11
      The query fails: Unknown argument "pth" on field "Query.docPage".
      The page shows the query with its result.
      → Did you mean "path"?

      a.graphql:3:5
      The query fails: Cannot query field "titel" on type "DocPage".
      The page shows the query with its result.
      → Did you mean "title" or "file"?

      a.graphql:4:22
      The query fails: Cannot query field "txt" on type "Heading".
      The page shows the query with its result.
      → Did you mean "text"?

      a.graphql:6:3
      The query fails: Cannot query field "docPge" on type "Query".
      The page shows the query with its result.
      → Did you mean "docPage"?"
    `);
  });

  it('reports unknown filters and sort keys', () => {
    expect(
      problemsOf(
        '{\n  allDocPage(\n    filter: { path: { lke: "/" } }\n    sort: { titel: ASC }\n  ) { nodes { id } }\n}',
      ),
    ).toMatchInlineSnapshot(`
      "a.graphql:3:23
      The query fails: Field "lke" is not defined by type "StringQueryOperatorInput".
      The page shows the query with its result.
      → Did you mean "ne"?

      a.graphql:4:13
      The query fails: Field "titel" is not defined by type "DocPageSortInput".
      The page shows the query with its result.
      → Did you mean "title" or "file"?"
    `);
  });

  it('reports unused fragments and fragments on unknown types', () => {
    expect(problemsOf('{ allDocPage { totalCount } }\nfragment a on DocPge { title }'))
      .toMatchInlineSnapshot(`
        "a.graphql:2:15
        The query fails: Unknown type "DocPge".
        The page shows the query with its result.
        → Did you mean "DocPage"?

        a.graphql:2:1
        The query fails: Fragment "a" is never used.
        The page shows the query with its result.
        → Correct the query. /___graphql of the develop server lists all types and fields."
      `);
  });
});

describe('the check of queries accepts', () => {
  it.each([
    [
      'filters, sort orders, and pages',
      '{ allDocPage(filter: { headings: { elemMatch: { depth: { gt: 2 } } }, product: { name: { glob: "M*" } } }, sort: [{ product: { name: DESC } }, { path: ASC }], skip: 1, limit: 2) { nodes { id } } }',
    ],
    [
      'groups, counts, and distinct values',
      '{ allDocPage { distinct(field: { productId: SELECT }) group(field: { product: { name: SELECT } }) { fieldValue totalCount nodes { title } } max(field: { headings: { depth: SELECT } }) pageInfo { hasNextPage } edges { next { title } node { internal { type } children { id } } } } }',
    ],
    [
      'fragments on the members of a union',
      '{ docPage { blocks { ... on HtmlBlock { html } ... on DemoBlock { demo { name } } } } }',
    ],
    [
      'types of Gatsby and its plugins',
      '{ allFile(filter: { ext: { eq: ".mdx" } }) { nodes { ...f } } site { siteMetadata { title } } }\nfragment f on File { relativePath }',
    ],
    [
      'own types and plugin types in one query',
      'query Q($id: String) { file(id: { eq: $id }) { name } docPage { title } }',
    ],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toBe('');
  });

  it('every query of the content', () => {
    const queries = textsBelow('content', /\.graphql$/);
    expect(queries.length).toBeGreaterThan(0);
    for (const text of queries) expect(problemsOf(text)).toBe('');
  });

  it('every query of the templates and pages', () => {
    const texts = [...textsBelow('src/templates', /\.tsx?$/), ...textsBelow('src/pages', /\.tsx$/)];
    const documents = texts.flatMap((text) =>
      [...text.matchAll(/graphql`([^`]*)`/g)].map(([, query = '']) => query),
    );
    const fragments = documents.flatMap((text) =>
      text.split(/^(?=\s*fragment )/m).filter((part) => /^\s*fragment /.test(part)),
    );
    const queries = documents.filter((text) => /^\s*(query\b|\{)/.test(text));
    expect(queries.length).toBeGreaterThan(4);
    for (const text of queries) {
      // Templates get values for their variables.
      const withoutRequired = text.replaceAll(/(\$\w+: \w+)!/g, '$1');
      expect(problemsOf(withFragments(withoutRequired, fragments))).toBe('');
    }
  });
});

/** A document with the fragments that it asks for, and those that these ask for. */
function withFragments(text: string, fragments: readonly string[]): string {
  const missing = fragments.filter((fragment) => {
    const name = /fragment (\w+)/.exec(fragment)?.[1] ?? '';
    return new RegExp(`\\.\\.\\.${name}\\b`).test(text) && !text.includes(fragment);
  });
  return missing.length === 0 ? text : withFragments([text, ...missing].join('\n'), fragments);
}
