import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { moveTabStop, moveFocus, resetTabStop } from '../../ui/roving-tabindex';
import { StylingSelect } from './styling-select';
import { ToolbarActions } from './toolbar-actions';
import type { DemoControls } from './use-demo-controls';
import { VariantSwitch } from './variant-switch';
import { counted } from '../../ui/counted';

interface DemoToolbarProps {
  controls: DemoControls;
  /** Whether the whole source is shown. */
  isOpen: boolean;
  /** Whether a short form stands in for the closed source. */
  hasPreview: boolean;
  onToggle: () => void;
}

/** What a reader can do with a demo. One stop of the Tab key, at the toggle; arrows, Home and End lead on. */
export function DemoToolbar({ controls, isOpen, hasPreview, onToggle }: DemoToolbarProps): ReactNode {
  const t = useTranslate();
  const { sources } = controls.demo;
  const hide = hasPreview ? t('demo.collapseSource') : t('demo.hideSource');
  const show = hasPreview ? t('demo.expandSource') : t('demo.showSource');
  return (
    <div
      className="demo-toolbar"
      role="toolbar"
      aria-label={t('demo.toolbar', { name: controls.demo.name })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerLeave={showTooltips}
      onBlur={resetTabStop}
    >
      {sources.length > 1 && <StylingSelect sources={sources} value={controls.source.styling} />}
      <VariantSwitch />
      <div className="demo-toolbar-end">
        <button
          type="button"
          className="demo-toggle"
          data-tab-stop
          ref={counted({ gaEventAction: isOpen ? 'collapse' : 'expand' })}
          onClick={onToggle}
        >
          {isOpen ? hide : show}
        </button>
        <ToolbarActions controls={controls} />
      </div>
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  // Escape takes the tooltip away that lies over the code.
  if (event.key === 'Escape') event.currentTarget.dataset['quiet'] = '';
  moveFocus(event, 'inline', event.currentTarget);
}

function onFocus(event: FocusEvent<HTMLElement>): void {
  showTooltips(event);
  moveTabStop(event);
}

function showTooltips({ currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void {
  delete currentTarget.dataset['quiet'];
}
