import { useCallback, useState, type ReactNode } from 'react';
import { CloseIcon } from '../ui/icons';
import { Popover } from '../ui/popover';
import { useTranslate } from '../ui/providers';

/** The settings drawer. Its content loads when it first opens, because it does nothing without JavaScript. */
export function SettingsDrawer(): ReactNode {
  const t = useTranslate();
  const [content, setContent] = useState<ReactNode>(null);
  const load = useCallback(
    (drawer: HTMLElement | null): void => {
      if (!drawer?.matches(':popover-open')) return;
      void import('./settings-content').then(
        ({ SettingsContent }) => setContent(<SettingsContent />),
        () => setContent(<p role="alert">{t('notLoaded')}</p>),
      );
    },
    [t],
  );
  return (
    <Popover
      // It can be open before hydration.
      ref={load}
      modal
      id="settings-drawer"
      className="drawer drawer-end"
      role="dialog"
      aria-labelledby="settings-title"
      onToggle={({ currentTarget }) => load(currentTarget)}
    >
      <div className="drawer-head">
        <h2 id="settings-title">{t('appFrame.settings')}</h2>
        <button
          className="icon-button"
          type="button"
          popoverTarget="settings-drawer"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <CloseIcon />
        </button>
      </div>
      {content}
    </Popover>
  );
}
