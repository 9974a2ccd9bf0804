import type { ReactNode } from 'react';
import type { CodeVariant } from '../../../shared/code-variant';
import { useClipboardCopy } from '../../ui/copy-button';
import { useTranslate, useDocsConfig } from '../../ui/providers';
import { Action, ActionMenu } from '../../ui/action-menu';
import { extra } from './extra-texts';
import { sourcePath, sourceUrl } from './source-code';
import type { DemoControls } from './use-demo-controls';

/** The menu of the "See more" button. */
export function MoreMenu({ controls, anchor }: { controls: DemoControls; anchor: HTMLElement }): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const { demo, source, options, openSandbox, resetFocus, setMenuAnchor } = controls;
  const { copy } = useClipboardCopy();
  const copyLink = (variant: CodeVariant): void =>
    copy(sourceUrl(demo, source.styling, variant), extra('demoExtras.copiedSourceLink'), { shown: true });
  /** If `narrow` is set, the item is in the toolbar on wide screens. */
  const item = (name: string, action: () => void, narrow = false): ReactNode => (
    <Action name={name} className={narrow ? 'demo-narrow' : ''} onChoose={action}>
      {narrow ? t(`demo.${name}`) : extra(`demoExtras.${name}`)}
    </Action>
  );
  return (
    <ActionMenu label={t('demo.seeMore')} anchor={anchor} align="end" onClose={() => setMenuAnchor(null)}>
      {!options.hideEditButton && item('stackblitz', () => openSandbox('stackblitz'), true)}
      {!options.hideEditButton && item('codesandbox', () => openSandbox('codesandbox'), true)}
      {item('resetFocus', resetFocus, true)}
      {repositoryUrl && (
        <a
          role="menuitem"
          tabIndex={-1}
          className="action-menu-item"
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
    </ActionMenu>
  );
}
