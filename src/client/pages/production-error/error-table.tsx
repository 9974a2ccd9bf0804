import type { ReactNode } from 'react';
import { messageParts, type ErrorCode } from '../../../shared/site/error-code';
import { useTranslate } from '../../ui/texts/locale-provider';
import { ScrollTable } from '../scroll-table';
import { ErrorMessage } from './error-message';

/** Stands for an argument that only the running app knows. */
const PLACEHOLDER = '…';

/** All errors that have a number, for readers without JavaScript and without an address. */
export function ErrorTable({ codes }: { codes: readonly ErrorCode[] }): ReactNode {
  const t = useTranslate();
  return (
    <section>
      <h2 id="all-codes">{t('productionError.all')}</h2>
      <ScrollTable
        labelledBy="all-codes"
        className="error-table"
        columns={[t('productionError.code'), t('productionError.message')]}
      >
        {codes.map((error) => (
          <tr key={error.code} id={`error-${error.code}`}>
            <th scope="row">{error.code}</th>
            <td>
              <ErrorMessage
                parts={messageParts(
                  error,
                  error.message.split('%s').map(() => PLACEHOLDER),
                )}
              />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
