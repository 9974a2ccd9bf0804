import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { frontMatterSchema } from '../../../shared/page/front-matter';
import { element, text } from './tree';

interface KeySchema {
  description?: string;
  examples?: unknown[];
  maxLength?: number;
}

/** The keys of the front matter, as the schema that checks them describes them. */
export function frontMatterTable(): Element {
  const { properties = {}, required = [] } = z.toJSONSchema(frontMatterSchema, { io: 'input' });
  const rows = Object.entries(properties).map(([key, schema]) =>
    row('td', [
      code(`${key}: ${String((schema as KeySchema).examples?.[0])}`),
      text(meaning(schema as KeySchema, required.includes(key))),
    ]),
  );
  return element('table', {}, [
    element('thead', {}, [row('th', [text('Write'), text('What it does')])]),
    element('tbody', {}, rows),
  ]);
}

function meaning({ description = '', maxLength }: KeySchema, isRequired: boolean): string {
  const length = maxLength === undefined ? '' : ` At most ${maxLength} characters.`;
  return `${isRequired ? 'Required. ' : ''}${description}${length}`;
}

function row(tagName: 'th' | 'td', cells: ElementContent[]): Element {
  return element(
    'tr',
    {},
    cells.map((content) => element(tagName, {}, [content])),
  );
}

function code(value: string): Element {
  // Values and addresses may break, so that a phone has room for what a key does.
  const parts = value
    .split(/(?<=\/|: )/)
    .flatMap((part, index) => [...(index > 0 ? [element('wbr', {})] : []), text(part)]);
  // The names of props are no links here.
  return element('code', { dataNoLink: '' }, parts);
}
