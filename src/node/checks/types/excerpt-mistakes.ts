import ts from 'typescript';
import { closest } from '../../../shared/texts/suggest';
import { didYouMean } from '../messages';
import { declaredNames, isKnown } from './declared-names';
import { componentTags } from './excerpt';
import { toMistake, type Mistake } from './mistake';
import type { PageScope } from './page-scope';

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
  const isInTag = ancestors.some((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node));
  // An excerpt may leave properties out.
  return isInTag && !reasons(messageText).every((reason) => / (is|are) missing /.test(reason));
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
  const declared = declaredNames(source);
  return componentTags(source)
    .filter(({ text }) => !isKnown(text, declared) && !scope.isOnPage(text))
    .map((tag) => {
      const fix = 'Import it in this block, or show its code on the page.';
      const message = `Nobody knows the component "${tag.text}". ${didYouMean(closest(tag.text, scope.components()), fix)}`;
      return { start: tag.getStart(source), code: 'TS2304', message };
    });
}
