import type { Element } from 'hast';
import { z } from 'zod';
import { frontMatterSchema } from '../../shared/front-matter';
import { element, table, text } from './tree';

interface KeySchema {
  description?: string;
  examples?: unknown[];
  maxLength?: number;
}

/** The keys of the front matter, as the schema that checks them describes them. */
export function frontMatterTable(): Element {
  const { properties = {}, required = [] } = z.toJSONSchema(frontMatterSchema, { io: 'input' });
  const head = ['Write', 'What it does'].map((title) => element('th', {}, [text(title)]));
  const rows = Object.entries(properties as Record<string, KeySchema>).map(([key, schema]) => [
    element('td', {}, [code(`${key}: ${String(schema.examples?.[0])}`)]),
    element('td', {}, [text(meaning(schema, required.includes(key)))]),
  ]);
  return table(head, rows);
}

function meaning({ description = '', maxLength }: KeySchema, isRequired: boolean): string {
  const length = maxLength === undefined ? '' : ` At most ${maxLength} characters.`;
  return `${isRequired ? 'Required. ' : ''}${description}${length}`;
}

function code(value: string): Element {
  // Allow line breaks in values and URLs, so the description fits on a phone.
  const parts = value
    .split(/(?<=\/|: )/)
    .flatMap((part, index) => [...(index > 0 ? [element('wbr', {})] : []), text(part)]);
  // The attribute keeps keys from becoming links to props of the same name.
  return element('code', { translate: 'no' }, parts);
}
