/** @jsxImportSource @emotion/react */
import { memo, type CSSProperties } from 'react';
import { Breakable } from './breakable';
import type { Row } from './tree-rows';

interface ThemeRowProps extends Row {
  index: number;
  /** True for the row that Tab focuses. */
  isActive: boolean;
  isChosen: boolean;
  hasModes: boolean;
}

/** A row of the tree. The tree handles its clicks and keys. */
export const ThemeRow = memo(function ThemeRow({
  node,
  level,
  isOpen,
  place,
  siblings,
  index,
  isActive,
  isChosen,
  hasModes,
}: ThemeRowProps) {
  const isParent = isOpen !== null;
  return (
    <div
      role="treeitem"
      className="row"
      aria-level={level}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={siblings}
      data-index={index}
      data-change={node.change ?? undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': level } as CSSProperties}
    >
      <span className="name">
        <span className="twisty" aria-hidden="true">
          {isParent && (
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor">
              <path d="m6 4 4 4-4 4" strokeWidth="1.5" />
            </svg>
          )}
        </span>
        <span dir="ltr">
          <Breakable text={node.name} />
        </span>
      </span>
      <span className="values">
        <span className="cell">
          {node.before !== null && <del className="quiet">{node.before}</del>}
          <Value
            text={node.text}
            color={node.color}
            isQuiet={isParent || node.isFunction}
          />
          {node.change && <span className="change">{node.change}</span>}
        </span>
        {hasModes && node.dark !== null && (
          <span className="cell">
            <span className="visually-hidden">dark:</span>
            <Value text={node.dark} color={node.color && node.dark} />
          </span>
        )}
      </span>
    </div>
  );
});

/** A value, with a swatch if it is a color. */
export function Value({
  text,
  color,
  isQuiet = false,
}: {
  text: string;
  color: string | null;
  isQuiet?: boolean;
}) {
  return (
    <span className="value">
      {color !== null && (
        <span
          className="swatch"
          aria-hidden="true"
          style={{ '--color': color } as CSSProperties}
        />
      )}
      <span className={isQuiet ? 'quiet' : undefined} dir="ltr">
        {text}
      </span>
    </span>
  );
}
