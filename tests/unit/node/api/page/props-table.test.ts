import { describe, expect, it } from 'vitest';
import { renderPropsTable } from '../../../../../src/node/api/page/tables';
import type { Prop } from '../../../../../src/shared/api-reference';
import { context, sampleComponent } from './rendering';

const PROP: Prop = {
  name: 'onChange',
  type: '(value: string) => void',
  required: false,
  defaultValue: null,
  description: '',
  deprecated: false,
  deprecationAdvice: '',
  inheritedFrom: null,
  signature: null,
};

const tableOf = (prop: Partial<Prop>, base = ''): string =>
  renderPropsTable(sampleComponent({ props: [{ ...PROP, ...prop }] }).props, context, base);

describe('a row of the props table', () => {
  it('a row starts with a link to itself', () => {
    expect(tableOf({})).toContain(
      '<tr id="button-prop-onChange"><th scope="row">' +
        '<a class="api-link" href="#button-prop-onChange"><code>onChange</code></a></th>',
    );
  });

  it('shows types as text', () => {
    expect(tableOf({ type: 'Array<"a" & T>' })).toContain('<code>Array&lt;&quot;a&quot; &amp; T&gt;</code>');
  });

  it('shows which props are required, deprecated, and inherited', () => {
    const base = { name: 'ButtonBase', path: '/material-ui/api/button-base/' };
    const html = tableOf({
      required: true,
      deprecated: true,
      deprecationAdvice: 'Use `x`.',
      inheritedFrom: base,
    });
    expect(html).toContain('class="api-inherited api-deprecated"');
    expect(html).toContain('api-flag-required">Required<');
    expect(html).toContain('<b>Deprecated</b> Use <code>x</code>.');
    expect(html).toContain(
      'Inherited from <a href="/material-ui/api/button-base/"><code>ButtonBase</code></a>',
    );
  });

  it('explains documented parameters and the return value of a callback', () => {
    const parameter = { type: 'string', optional: false, description: '' };
    const signature = {
      parameters: [
        { ...parameter, name: 'event' },
        { ...parameter, name: 'value', description: 'The new value.' },
      ],
      returnType: 'boolean',
      returnDescription: 'Whether it counts.',
    };
    expect(tableOf({ signature })).toContain(
      '<ul class="api-signature"><li><code>value</code> The new value.</li>' +
        '<li>Returns <code>boolean</code>: Whether it counts.</li></ul>',
    );
  });
});

describe('a table', () => {
  it('omits empty columns', () => {
    expect(tableOf({})).not.toContain('>Default<');
    expect(tableOf({ defaultValue: 'true' })).toContain('<td data-label="Default"><code>true</code></td>');
  });

  it('a table on another page links to the API page and has no anchors', () => {
    const html = tableOf({}, '/material-ui/api/button/');
    expect(html).toContain('href="/material-ui/api/button/#button-prop-onChange"');
    expect(html).not.toContain(' id=');
  });
});
