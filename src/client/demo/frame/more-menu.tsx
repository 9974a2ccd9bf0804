import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import { useClipboardCopy } from '../../ui/copy/use-clipboard-copy';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useDocsConfig } from '../../ui/docs-provider';
import { placePopover } from '../../ui/place-popover';
import { Popover } from '../../ui/popover';
import { focusFirst, moveFocus } from '../../ui/roving-tabindex';
import { extra } from './extra-texts';
import { sourcePath, sourceUrl } from './source-address';
import type { DemoControls } from './use-demo-controls';

/** The menu behind "See more". */
export function MoreMenu({ controls, anchor }: { controls: DemoControls; anchor: HTMLElement }): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const { demo, source, options, openSandbox, resetFocus, setMenuAnchor } = controls;
  const { copy } = useClipboardCopy();
  const copyLink = (variant: CodeVariant): void =>
    copy(sourceUrl(demo, source.styling, variant), extra('demoExtras.copiedSourceLink'), { shown: true });
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placePopover(element, anchor, 'end');
    focusFirst(element);
  }, [anchor]);
  /** One that is narrow stands in the toolbar where there is room. Hiding gives the focus back to the button; an action may take it from there. */
  const item = (name: string, action: () => void, narrow = false): ReactNode => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={narrow ? 'demo-menu-item demo-narrow' : 'demo-menu-item'}
      data-ga-event-action={name}
      onClick={() => {
        menu.current?.hidePopover();
        action();
      }}
    >
      {narrow ? t(`demo.${name}`) : extra(`demoExtras.${name}`)}
    </button>
  );
  return (
    <Popover
      ref={menu}
      className="menu-panel demo-menu"
      role="menu"
      aria-label={t('demo.seeMore')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') menu.current?.hidePopover();
        moveFocus(event, 'block', event.currentTarget);
      }}
      onToggle={({ newState }) => newState === 'closed' && setMenuAnchor(null)}
    >
      {!options.hideEditButton && item('stackblitz', () => openSandbox('stackblitz'), true)}
      {!options.hideEditButton && item('codesandbox', () => openSandbox('codeSandbox'), true)}
      {item('resetFocus', resetFocus, true)}
      {repositoryUrl && (
        <a
          role="menuitem"
          tabIndex={-1}
          className="demo-menu-item"
          data-ga-event-action="viewGitHub"
          href={`${repositoryUrl}/blob/main/${sourcePath(demo, source.styling)}`}
          target="_blank"
          rel="noopener"
        >
          {extra('demoExtras.viewGitHub')}
        </a>
      )}
      {item('copySourceLinkJS', () => copyLink('JS'))}
      {item('copySourceLinkTS', () => copyLink('TS'))}
    </Popover>
  );
}
