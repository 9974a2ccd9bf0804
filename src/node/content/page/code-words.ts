import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { CodeWord } from '../../../shared/page/page';
import type { ProblemCollector } from './problems';

/** Elements in which code stays as it is: it would be a link in a link, or part of a control. */
export const UNLINKED = ['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'button', 'label'];

/** The inline code of a page that may become a link; code with an attribute is the author's way to say no. */
export function readCodeWords(root: Root, report: ProblemCollector): CodeWord[] {
  return linkableCode(root).map((code) => ({ word: toString(code), ...report.place(code) }));
}

function linkableCode(parent: Parents): Element[] {
  return parent.children.flatMap((child) => {
    if (!('children' in child)) return [];
    if (child.type !== 'element') return linkableCode(child);
    if (UNLINKED.includes(child.tagName)) return [];
    if (child.tagName !== 'code') return linkableCode(child);
    return Object.keys(child.properties).length === 0 ? [child] : [];
  });
}
