import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPlayground } from '../../../../../src/client/demo/runtime/create-playground';
import { createStore } from '../../../../../src/client/ui/store';
import type { Example, ExampleElement } from '../../../../../src/shared/playground';

const SCOPE = {
  Lamp: ({
    dim,
    icon,
    sx,
    children,
  }: {
    dim?: boolean;
    icon?: ReactNode;
    sx?: object;
    children?: ReactNode;
  }) => (
    <b title={JSON.stringify({ dim, sx })}>
      {icon}
      {children}
    </b>
  ),
  Label: ({ control, text }: { control: ReactNode; text: string }) => (
    <p>
      {control} {text}
    </p>
  ),
  BulbIcon: () => <i>bulb</i>,
};

const element = (
  name: string,
  props: ExampleElement['props'] = {},
  ...children: string[]
): ExampleElement => ({
  name,
  props,
  children,
});

function htmlOf(example: Example): string {
  const Playground = createPlayground(SCOPE, example);
  return renderToStaticMarkup(<Playground example={createStore(example)} />);
}

it('a playground shows its component with props, elements, and text', () => {
  const root = element('Lamp', { dim: true, icon: element('BulbIcon') }, 'Desk');
  expect(htmlOf({ root, variables: {} })).toBe('<b title="{&quot;dim&quot;:true}"><i>bulb</i>Desk</b>');
});

it('the component is in its frame, and has its own variables', () => {
  const root = element('Lamp', {}, 'Desk');
  const frame = element('Label', { control: element('Lamp'), text: 'On' });
  expect(htmlOf({ root, frame, variables: { '--Lamp-gap': '4px' } })).toBe(
    '<p><b title="{&quot;sx&quot;:{&quot;--Lamp-gap&quot;:&quot;4px&quot;}}">Desk</b> On</p>',
  );
});

it('an element that is not there is named', () => {
  expect(() => htmlOf({ root: element('Torch'), variables: {} })).toThrow('The playground has no "Torch".');
});
