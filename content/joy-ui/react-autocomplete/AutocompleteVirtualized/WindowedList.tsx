import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';

type Option = ReactElement<ComponentPropsWithRef<'li'>>;

const isOption = (node: ReactNode): node is Option =>
  isValidElement<{ role?: string }>(node) && node.props.role === 'option';

const height = 36;
const rows = 9;
// PageUp and PageDown move by five options.
const pageSize = 5;

export const HighlightContext = createContext<string | null>(null);

interface WindowedListProps extends ComponentPropsWithRef<'ul'> {
  ownerState?: object;
}

export function WindowedList(props: WindowedListProps) {
  const { children, ownerState: _ownerState, ...other } = props;
  const options = Children.toArray(children).filter(isOption);
  const [first, setFirst] = useState(() =>
    options.findIndex((option) => option.props['aria-selected']),
  );
  const label = useContext(HighlightContext);
  const highlighted = options.findIndex(
    (option) => option.props.children === label,
  );
  const isRendered = (index: number) =>
    index === 0 ||
    index === options.length - 1 ||
    (index >= first - rows && index < first + 2 * rows) ||
    (highlighted >= 0 && Math.abs(index - highlighted) <= pageSize);

  if (options.length === 0) return <ul {...other}>{children}</ul>;
  return (
    <ul
      {...other}
      onScroll={(event) =>
        setFirst(Math.floor(event.currentTarget.scrollTop / height))
      }
    >
      <li
        role="presentation"
        style={{ flex: 'none', height: options.length * height }}
      />
      {options.map(
        (option, index) =>
          isRendered(index) &&
          cloneElement(option, {
            'aria-setsize': options.length,
            'aria-posinset': index + 1,
            style: {
              position: 'absolute',
              top: index * height,
              insetInline: 0,
              height,
              minHeight: 0,
            },
          }),
      )}
    </ul>
  );
}
