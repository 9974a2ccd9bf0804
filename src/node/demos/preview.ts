import type { ESTree } from 'rolldown/utils';
import { parseModule, type Statement } from './syntax-tree';

/** A preview that is longer is no preview. */
const MAX_LINES = 16;

/** Elements around a demo that only arrange it. */
const WRAPPERS: readonly string[] = [
  'div',
  'Box',
  'Stack',
  'LocalizationProvider',
  'Fragment',
  'React.Fragment',
];

/** Attributes that do not make a wrapper relevant. */
const PLAIN_ATTRIBUTES: readonly string[] = [
  'adapterLocale', 'className', 'dateAdapter', 'direction', 'spacing', 'style', 'sx', 'useFlexGap',
]; // prettier-ignore

/** The JSX that the demo's component returns, without plain wrappers. Null if it is long. */
export function previewOf(source: string, file: string): string | null {
  const { tree, mistake } = parseModule(source, file);
  const returned = mistake ? null : returnedExpression(tree.program.body);
  if (returned?.type !== 'JSXElement' && returned?.type !== 'JSXFragment') return null;
  const { start, end } = unwrap(returned, source);
  const text = dedent(
    source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/\S/g, ' ') +
      source.slice(start, end),
  );
  return text.split('\n').length <= MAX_LINES ? text : null;
}

/** Range of the first element that is more than a wrapper, or of the list of children of the last wrapper. */
function unwrap(
  element: ESTree.JSXElement | ESTree.JSXFragment,
  source: string,
): { start: number; end: number } {
  const children = element.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const [first] = children;
  const last = children.at(-1);
  if (!first || !last || !isPlainWrapper(element, source) || !showsSomething(children, source))
    return element;
  if (children.length === 1 && (first.type === 'JSXElement' || first.type === 'JSXFragment')) {
    return unwrap(first, source);
  }
  return { start: first.start, end: last.end };
}

function nameOf(element: ESTree.JSXElement, source: string): string {
  const { start, end } = element.openingElement.name;
  return source.slice(start, end);
}

function isPlainWrapper(element: ESTree.JSXElement | ESTree.JSXFragment, source: string): boolean {
  if (element.type === 'JSXFragment') return true;
  return (
    WRAPPERS.includes(nameOf(element, source)) &&
    element.openingElement.attributes.every(
      (attribute) =>
        attribute.type === 'JSXAttribute' &&
        PLAIN_ATTRIBUTES.includes(source.slice(attribute.name.start, attribute.name.end)),
    )
  );
}

/** Without another component in it, the wrapper is the topic of the demo. */
function showsSomething(children: ESTree.JSXElement['children'], source: string): boolean {
  if (children.some(({ type }) => type === 'JSXText')) return false;
  const text = source.slice(children[0]?.start, children.at(-1)?.end);
  return [...text.matchAll(/<([A-Z][\w.]*)/g)].some(([, name = '']) => !WRAPPERS.includes(name));
}

function dedent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The last return value of the default export, or null if it is not clear. */
function returnedExpression(body: readonly Statement[]): Candidate {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (!exported) return null;
  return lastReturn(exported.type === 'Identifier' ? findDeclared(body, exported.name) : exported);
}

/** A node that can be a component. */
type Candidate = ESTree.Node | null | undefined;

function findDeclared(body: readonly Statement[], name: string): Candidate {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name) return statement;
    if (statement.type !== 'VariableDeclaration') continue;
    const declared = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declared) return declared.init;
  }
  return null;
}

function lastReturn(candidate: Candidate): Candidate {
  switch (candidate?.type) {
    case 'CallExpression':
      // React.memo(function Demo() { … })
      return lastReturn(candidate.arguments[0]);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const { body } = candidate;
      if (body?.type !== 'BlockStatement') return body;
      return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
    }
    default:
      return null;
  }
}
