import type { ReactNode } from 'react';
import { parseErrorRequest, type ErrorCode } from '../../../shared/site/error-code';
import { REACT_ERRORS } from '../../../shared/site/react-errors';
import type { PageFrame } from '../../../shared/page/page-frame';
import { Breadcrumbs } from '../../article/breadcrumbs';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useHydrated } from '../../ui/use-hydrated';
import { DecodedError } from './decoded-error';
import { ErrorTable } from './error-table';

interface ProductionErrorPageProps {
  codes: readonly ErrorCode[];
  frame: PageFrame;
  /** Query of the address. */
  search: string;
}

/** Turns the number of a minified error back into its message. */
export function ProductionErrorPage({
  codes: ofLibrary,
  frame,
  search,
}: ProductionErrorPageProps): ReactNode {
  const t = useTranslate();
  const codes = [...ofLibrary, ...REACT_ERRORS];
  const hydrated = useHydrated();
  const request = hydrated ? parseErrorRequest(new URLSearchParams(search)) : null;
  return (
    <article className="article">
      <Breadcrumbs items={frame.breadcrumbs} />
      <h1>{t('productionError.title')}</h1>
      <p className="description">{t('productionError.description')}</p>
      <div className="prose when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        {request && <DecodedError request={request} codes={codes} />}
        <ErrorTable codes={codes} />
      </div>
    </article>
  );
}
