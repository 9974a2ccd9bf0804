import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { placePopover } from './overlay';
import { Popover } from './popover';
import { focusFirst, moveFocus } from './roving-tabindex';

interface ActionMenuProps {
  label: string;
  /** Element that it opens next to. */
  anchor: HTMLElement;
  align: 'start' | 'end';
  /** Category of its clicks for analytics, if its parent has none. */
  category?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A menu of actions that opens on mount, and closes after a selection. */
export function ActionMenu(props: ActionMenuProps): ReactNode {
  const { label, anchor, align, category, onClose, children } = props;
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placePopover(element, anchor, align);
    focusFirst(element);
  }, [anchor, align]);
  return (
    <Popover
      ref={menu}
      className="menu-panel action-menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      data-ga-event-category={category}
      onClickCapture={hideAfterAction}
      onKeyDown={(event) => {
        if (event.key === 'Tab') event.currentTarget.hidePopover();
        moveFocus(event, 'block', event.currentTarget);
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </Popover>
  );
}

/** Before the action, because hiding restores the focus, and the action can move it again. */
function hideAfterAction({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button')) currentTarget.hidePopover();
}

interface ActionProps {
  /** Name of its clicks. */
  name: string;
  className?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One action of such a menu. */
export function Action({ name, className = '', onChoose, children }: ActionProps): ReactNode {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`menu-row ${className}`}
      data-ga-event-action={name}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
