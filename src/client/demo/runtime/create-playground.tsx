import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react';
import { isElement, wholeOf, type Example, type ExampleElement } from '../../../shared/playground';
import { createStore, useStore } from '../../ui/store';
import type { DemoProps } from './demo-tree';

/** Components and icons by their names in examples. */
type Scope = Readonly<Record<string, ElementType>>;

/** Creates the component of a playground. */
export function createPlayground(scope: Scope, example: Example): ComponentType<DemoProps> {
  // A component that starts closed, such as a drawer, opens with a button in its frame.
  const startsClosed = example.root.props['open'] === false;
  const initial = createStore(example);

  return function Playground({ example: store = initial }) {
    const current = useStore(store);
    const { root } = current;
    const setProps = (changed: ExampleElement['props']): void =>
      store.set({ ...current, root: { ...root, props: { ...root.props, ...changed } } });

    const handlersOf = (element: ExampleElement): Record<string, unknown> => ({
      ...(element === root && changeHandler(root, setProps)),
      ...(element === root && startsClosed && { onClose: () => setProps({ open: false }) }),
      ...(startsClosed && 'aria-haspopup' in element.props && { onClick: () => setProps({ open: true }) }),
    });
    const render = (element: ExampleElement): ReactNode => {
      const { name, props, children } = element;
      const type = scope[name];
      if (!type) throw new Error(`The playground has no "${name}".`);
      const values = Object.entries(props).map(([prop, value]) => [
        prop,
        isElement(value) ? render(value) : value,
      ]);
      return createElement(
        type,
        { ...Object.fromEntries(values), ...handlersOf(element) },
        ...children.map((child) => (typeof child === 'string' ? child : render(child))),
      );
    };
    // The key restarts the component after a change of `defaultValue`, which React only reads once.
    const key = `${String(root.props['defaultValue'])} ${String(root.props['defaultChecked'])}`;
    return <Fragment key={key}>{render(wholeOf(current))}</Fragment>;
  };
}

/** A controlled prop updates the example, and with it the code. */
function changeHandler({ props }: ExampleElement, setProps: (props: ExampleElement['props']) => void) {
  if ('checked' in props)
    return { onChange: ({ target }: ChangeEvent) => setProps({ checked: target.checked }) };
  if (!('value' in props)) return {};
  // Some components pass the value, others an element, or only the event.
  const onChange = ({ target }: ChangeEvent, value: unknown): void =>
    setProps({ value: typeof value === 'string' || typeof value === 'number' ? value : target.value });
  return { onChange };
}

interface ChangeEvent {
  target: Pick<HTMLInputElement, 'checked' | 'value'>;
}
