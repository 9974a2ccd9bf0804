import { find, html } from 'property-information';
import type { AttributeValue, JsxElement } from './jsx';
import type { ProblemCollector } from './problems';

/** Reports attributes of HTML elements that are written as in React: `className`, `htmlFor`, `tabIndex`. */
export function checkHtmlAttributes(
  element: JsxElement,
  attributes: Readonly<Record<string, AttributeValue>>,
  report: ProblemCollector,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    const { attribute } = find(html, name);
    if (attribute === name) continue;
    report.add(
      {
        rule: 'html-attribute',
        what: `<${element.name ?? ''}> has the attribute "${name}".`,
        why: 'The elements of a page are HTML, not React.',
        fix: `Write ${value === true ? attribute : `${attribute}=${JSON.stringify(String(value))}`}.`,
      },
      element,
    );
  }
}
