import type { ReactNode } from 'react';
import type { ProductVersion } from '../../shared/product/version';
import { useTranslate } from '../ui/texts/locale-provider';
import { CheckIcon, ChevronIcon } from '../ui/icons/icons';
import { Popover } from '../ui/popover';
import { counted } from '../ui/counted';

/** The versions of a product; each leads to this very page where that version has it. */
export function VersionMenu({
  versions,
  productName,
}: {
  versions: readonly ProductVersion[];
  productName: string;
}): ReactNode {
  const t = useTranslate();
  const current = versions.find((version) => version.current);
  if (!current) return null;
  return (
    <nav className="header-menu" aria-label={t('versions', { product: productName })}>
      <button
        id="mui-version-selector"
        className="menu-button version-button"
        type="button"
        popoverTarget="version-menu"
      >
        <span className="visually-hidden">{t('version')} </span>
        <bdi>{current.text}</bdi>
        <ChevronIcon />
      </button>
      <Popover
        as="ul"
        id="version-menu"
        className="menu-panel header-panel version-panel"
        ref={counted({ gaEventCategory: 'header' })}
      >
        {versions.map(({ text, href, current: isCurrent }) => (
          <li key={text}>
            <a
              className="menu-row"
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              ref={counted({ gaEventAction: 'version', gaEventLabel: text })}
            >
              <bdi>{text}</bdi>
              {isCurrent && <CheckIcon />}
            </a>
          </li>
        ))}
        <li className="menu-divider">
          <a className="menu-row" href="/versions/">
            {t('viewAllVersions')}
          </a>
        </li>
      </Popover>
    </nav>
  );
}
