import type { ReactNode } from 'react';
import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { versionLabel } from '../../../shared/product/version';
import { useTranslate } from '../../ui/texts/locale-provider';
import { ScrollTable } from '../scroll-table';

/** What the page adds to what the browser knows of a product. */
export interface VersionedProduct {
  productId: string;
  package: string | null;
  olderVersions: { text: string; home: string }[];
}

interface VersionTableProps {
  summary: ProductSummary & { version: string };
  product: VersionedProduct;
}

/** The versions of one product, newest first, each with its documentation. */
export function VersionTable({
  summary: { id, name, version, path },
  product: { package: packageName, olderVersions },
}: VersionTableProps): ReactNode {
  const t = useTranslate();
  return (
    <section>
      <h2 id={id}>
        <a className="title-link-to-anchor" href={`#${id}`}>
          {name}
        </a>
      </h2>
      {packageName && (
        <p>
          {t('versionsPage.package')} <code>{`${packageName}@${version}`}</code>
        </p>
      )}
      <ScrollTable
        labelledBy={id}
        className="version-table"
        columns={[t('versionsPage.version'), t('versionsPage.documentation')]}
      >
        <tr>
          <th scope="row">
            <bdi>{versionLabel(version)}</bdi>{' '}
            <span className="version-current">{t('versionsPage.current')}</span>
          </th>
          <td>
            <a href={path}>{t('versionsPage.here', { product: name })}</a>
          </td>
        </tr>
        {olderVersions.map(({ text, home }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>
              <a href={home}>{new URL(home).host}</a>
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
