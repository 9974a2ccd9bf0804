import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from 'docs/ui';

interface Panel {
  title: string;
  content: ReactNode;
}

/** Tabs of a theme builder, by name. The first one is open at first. */
export function Panels({
  panels,
}: {
  panels: Readonly<Record<string, Panel>>;
}) {
  const [open = '', setOpen] = useState(Object.keys(panels)[0]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    moveFocus(event, 'inline', event.currentTarget);
  return (
    <div className="panels">
      {/* The keys are those of the tabs in it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label="What to change" onKeyDown={onKeyDown}>
        {Object.entries(panels).map(([name, { title }]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`builder-tab-${name}`}
            aria-selected={name === open}
            aria-controls={name === open ? 'builder-panel' : undefined}
            tabIndex={name === open ? 0 : -1}
            onFocus={() => setOpen(name)}
            onClick={() => setOpen(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="builder-panel"
        aria-labelledby={`builder-tab-${open}`}
        className="panel"
      >
        <Fragment key={open}>{panels[open]?.content}</Fragment>
      </div>
    </div>
  );
}
