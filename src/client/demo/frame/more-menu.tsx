import type { ComponentProps, ReactNode } from 'react';
import { codeStylingKey, type CodeVariant } from '../../../shared/code-variant';
import { useClipboardCopy } from '../../ui/copy-button';
import { useTranslate, useDocsConfig } from '../../ui/providers';
import { Action, ActionMenu } from '../../ui/action-menu';
import { extra } from './extra-texts';
import { type DemoControls, sourceUrl } from './use-demo-controls';

interface MoreMenuProps extends Pick<ComponentProps<typeof ActionMenu>, 'anchor' | 'onClose'> {
  controls: DemoControls;
}

/** The menu of the "See more" button. */
export function MoreMenu({ controls, ...menu }: MoreMenuProps): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const { demo, source, options, openSandbox, resetFocus } = controls;
  const file = demo.file.replace(/\/system\/index\.tsx$/, `/${codeStylingKey(source.styling)}/index.tsx`);
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
    <ActionMenu label={t('demo.seeMore')} align="end" {...menu}>
      {!options.hideEditButton && item('stackblitz', () => openSandbox('stackblitz'), true)}
      {!options.hideEditButton && item('codesandbox', () => openSandbox('codesandbox'), true)}
      {item('resetFocus', resetFocus, true)}
      {repositoryUrl && (
        <a
          role="menuitem"
          tabIndex={-1}
          className="menu-row"
          data-ga-event-action="viewGitHub"
          href={`${repositoryUrl}/blob/main/${file}`}
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
