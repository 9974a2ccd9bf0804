import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react';
import {
  isElement,
  wholeOf,
  type Example,
  type ExampleElement,
  type PropValue,
} from '../../../shared/playground';
import { createStore, useStore, type Store } from '../../ui/store';
import type { DemoProps } from './demo-tree';

/** Components and icons by their names in examples. */
type Scope = Readonly<Record<string, ElementType>>;

/** Creates the component of a playground. */
export function createPlayground(scope: Scope, example: Example): ComponentType<DemoProps> {
  // A component that starts closed, such as a drawer, opens with a button in its frame.
  const startsClosed = example.root.props['open'] === false;
  const initial = createStore(example);
  return function Playground({ example: store = initial }) {
    return renderExample(useStore(store), scope, store, startsClosed);
  };
}

function renderExample(
  example: Example,
  scope: Scope,
  store: Store<Example>,
  startsClosed: boolean,
): ReactNode {
  const { root, attempt } = example;
  const setProps = (changed: ExampleElement['props']): void =>
    store.set({ ...example, root: { ...root, props: { ...root.props, ...changed } } });
  /** Additional props of the component with controls. */
  const own: Record<string, unknown> = {};
  if ('value' in root.props || 'checked' in root.props) {
    // A controlled prop updates the store, and with it the code.
    own['onChange'] = (event: { target: Controlled }, value: unknown) => {
      setProps(
        'checked' in root.props
          ? { checked: event.target.checked }
          : { value: newValue(value, event.target) },
      );
    };
  }
  if (startsClosed) own['onClose'] = () => setProps({ open: false });
  // The key restarts the component after a reset, and after a change of `defaultValue`, which React only reads once.
  const key = `${attempt} ${String(root.props['defaultValue'])} ${String(root.props['defaultChecked'])}`;
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
      {
        ...Object.fromEntries(values),
        ...(element === root && own),
        ...(startsClosed && 'aria-haspopup' in props && { onClick: () => setProps({ open: true }) }),
      },
      ...children.map((child) => (typeof child === 'string' ? child : render(child))),
    );
  };
  return <Fragment key={key}>{render(wholeOf(example))}</Fragment>;
}

type Controlled = Pick<HTMLInputElement, 'checked' | 'value'>;

/** Some components pass the value, others an element, or only the event. */
function newValue(value: unknown, target: Controlled): PropValue {
  return typeof value === 'string' || typeof value === 'number' ? value : target.value;
}
