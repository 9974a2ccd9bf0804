import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { librarySource } from '../../shared/product/version';
import { useDocsConfig } from '../ui/docs-provider';
import { issueRepository } from '../ui/issue-repository';
import { useTranslate } from '../ui/texts/locale-provider';

interface AppFooterProps {
  frame: PageFrame | null;
  /** Source file of the page, or null for generated pages. */
  file: string | null;
}

/** Footer with the version, and links for editing, reuse, and issues. */
export function AppFooter({ frame, file }: AppFooterProps): ReactNode {
  const t = useTranslate();
  const config = useDocsConfig();
  const { products, repositoryUrl } = config;
  const product = products.find(({ id }) => id === frame?.productId) ?? products[0];
  const version = frame?.versions.find(({ current }) => current)?.text;
  const issues = issueRepository(config, frame?.productId ?? null);
  return (
    <footer className="app-footer" data-ga-event-category="footer">
      <a href="/versions/">
        {version ? (
          <>
            {frame?.productName} <bdi>{version}</bdi>
          </>
        ) : (
          t('viewAllVersions')
        )}
      </a>
      {repositoryUrl && file !== null && (
        <a href={`${repositoryUrl}/edit/main/${file}`} data-ga-event-action="edit">
          {t('editPage')}
        </a>
      )}
      {product?.repository && product.version && (
        <a href={librarySource(product.repository, product.version, 'LICENSE')}>{t('appFrame.license')}</a>
      )}
      {issues && <a href={`${issues}/issues/new`}>{t('appFrame.feedback')}</a>}
    </footer>
  );
}
