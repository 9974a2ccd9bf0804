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
  expect(htmlOf({ root })).toBe('<b title="{&quot;dim&quot;:true}"><i>bulb</i>Desk</b>');
});

it('the component is in its frame, and has its own variables', () => {
  const root = element('Lamp', { sx: { '--Lamp-gap': '4px' } }, 'Desk');
  const frame = element('Label', { control: element('Lamp'), text: 'On' });
  expect(htmlOf({ root, frame })).toBe(
    '<p><b title="{&quot;sx&quot;:{&quot;--Lamp-gap&quot;:&quot;4px&quot;}}">Desk</b> On</p>',
  );
});

it('an element that is not there is named', () => {
  expect(() => htmlOf({ root: element('Torch') })).toThrow('The playground has no "Torch".');
});

it('opens a closed component with a button in its frame, and closes it again', () => {
  const handlers: Record<string, (() => void) | undefined> = {};
  const scope = {
    Panel: ({ open, onClose }: { open?: boolean; onClose?: () => void }) => {
      handlers['close'] = onClose;
      return <b>{String(open)}</b>;
    },
    Button: ({ onClick }: { onClick?: () => void }) => {
      handlers['open'] = onClick;
      return <i />;
    },
    Box: ({ children }: { children?: ReactNode }) => <p>{children}</p>,
  };
  const button = element('Button', { 'aria-haspopup': 'dialog' });
  const frame = { ...element('Box'), children: [button, element('Panel')] };
  const start: Example = { root: element('Panel', { open: false }), frame };
  const Playground = createPlayground(scope, start);
  const closed = createStore(start);
  expect(renderToStaticMarkup(<Playground example={closed} />)).toBe('<p><i></i><b>false</b></p>');
  handlers['open']?.();
  const opened = createStore(closed.get());
  expect(renderToStaticMarkup(<Playground example={opened} />)).toBe('<p><i></i><b>true</b></p>');
  handlers['close']?.();
  expect(opened.get()).toEqual(start);
});

it('keeps a component open that is initially open', () => {
  let close: unknown;
  const Panel = ({ onClose }: { onClose?: () => void }): ReactNode => {
    close = onClose;
    return null;
  };
  const Playground = createPlayground({ Panel }, { root: element('Panel', { open: true }) });
  renderToStaticMarkup(<Playground />);
  expect(close).toBeUndefined();
});
