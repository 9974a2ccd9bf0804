import ts from 'typescript';
import { suggestion } from '../../content/suggestion';
import type { CodeFence } from './find-fences';
import { declaredNames, isKnown, type PageScope } from './page-scope';

/** A mistake in a file. */
export interface Mistake {
  /** Letters before it. */
  start: number;
  /** Such as `TS2322`. */
  code: string;
  message: string;
}

/** A message of the compiler. */
export function toMistake({ start = 0, code, messageText }: ts.Diagnostic): Mistake {
  return { start, code: `TS${code}`, message: ts.flattenDiagnosticMessageText(messageText, '\n') };
}

/** Before elements that stand side by side. */
const FRAGMENT_START = '(<>\n';

/**
 * Completes a part of a module: elements may stand side by side, and the components of the page need no import.
 * @returns the code, and how many lines stand before the author's first one
 */
export function completeExcerpt({ code, extension }: CodeFence, scope: PageScope) {
  const wrapped = `${FRAGMENT_START}${code}\n</>);`;
  const isList = /^\s*</.test(code) && !isReadable(code, extension) && isReadable(wrapped, extension);
  const text = isList ? wrapped : code;
  const source = ts.createSourceFile(`excerpt.${extension}`, text, ts.ScriptTarget.Latest);
  const names = new Set(unknownTags(source).map((tag) => tag.text));
  const imports = [...names].flatMap((name) => {
    const module = scope.moduleOf(name);
    return module === null ? [] : `import ${name} from ${JSON.stringify(module)};`;
  });
  // Imports hold wherever they stand; at the end, they leave the author's lines where they are.
  return { code: `${text}\n${imports.join('\n')}\nexport {};\n`, linesBefore: isList ? 1 : 0 };
}

function isReadable(code: string, extension: string): boolean {
  const { diagnostics } = ts.transpileModule(code, {
    fileName: `excerpt.${extension}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  });
  return diagnostics?.length === 0;
}

/**
 * Names of components that are neither declared nor imported where they stand in tags, without those of closing tags
 * and parts of other objects.
 */
function unknownTags(source: ts.SourceFile): ts.Identifier[] {
  const declared = declaredNames(source);
  const tags: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (isOpeningTag(node)) {
      const { tagName } = node;
      const isComponent = ts.isIdentifier(tagName) && /^[A-Z]/.test(tagName.text);
      if (isComponent && !isKnown(tagName.text, declared)) tags.push(tagName);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tags;
}

function isOpeningTag(node: ts.Node): node is ts.JsxOpeningLikeElement {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
}

/** Messages about imports of names or modules that are not there. */
const IMPORT_CODES: readonly number[] = [1192, 2305, 2307, 2613, 2614, 2724];
/** Messages about names that the excerpt does not show. */
const NAME_CODES: readonly number[] = [2304, 2503, 2552, 18004];
/** `JSX element 'Dialog' has no corresponding closing tag.` */
const UNCLOSED = 17008;

/**
 * What is wrong with a part of a module whatever the rest of it may be: its syntax, its imports, components that nobody
 * knows, and properties that a component does not have.
 */
export function excerptMistakes(
  source: ts.SourceFile,
  syntax: readonly ts.Diagnostic[],
  semantics: readonly ts.Diagnostic[],
  scope: PageScope,
): Mistake[] {
  const [first] = syntax;
  // All others follow from it.
  if (first) return [first.code === UNCLOSED ? unclosed(first) : toMistake(first)];
  const kept = semantics.filter((diagnostic) => isCertain(diagnostic, source));
  return [...unknownComponents(source, scope), ...kept.map(toMistake)];
}

function unclosed(diagnostic: ts.Diagnostic): Mistake {
  const { message, ...mistake } = toMistake(diagnostic);
  const name = /'(.+)'/.exec(message)?.[1] ?? '';
  return { ...mistake, message: `${message} Write </${name}> below, or "…" and </${name}>.` };
}

function isCertain({ code, start = 0, messageText }: ts.Diagnostic, source: ts.SourceFile): boolean {
  if (NAME_CODES.includes(code) || (code >= 7000 && code < 8000)) return false;
  const ancestors = ancestorsAt(source, start);
  if (ancestors.some(ts.isImportDeclaration)) return IMPORT_CODES.includes(code);
  // An excerpt may leave properties out.
  return (
    ancestors.some(isOpeningTag) && !reasons(messageText).every((reason) => / (is|are) missing /.test(reason))
  );
}

/** From the file down to the node at a position. */
function ancestorsAt(source: ts.SourceFile, position: number): ts.Node[] {
  const path: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.getEnd()) return;
    path.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return path;
}

/** The last sentences of a message: what it all comes from. */
function reasons(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  return message.next?.length ? message.next.flatMap(reasons) : [message.messageText];
}

function unknownComponents(source: ts.SourceFile, scope: PageScope): Mistake[] {
  return unknownTags(source)
    .filter(({ text }) => !scope.isOnPage(text))
    .map((tag) => {
      const fix = 'Import it in this block, or show its code on the page.';
      const message = `Nobody knows the component "${tag.text}". ${suggestion(tag.text, scope.components(), fix)}`;
      return { start: tag.getStart(source), code: 'TS2304', message };
    });
}
