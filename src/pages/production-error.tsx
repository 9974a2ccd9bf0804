import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../client/article/article-header';
import { createHead, ScrollTable } from '../client/pages/hand-made-page';
import { useTranslate } from '../client/ui/providers';
import { useHydrated } from '../client/ui/store';
import {
  type ErrorCode,
  type ErrorRequest,
  findErrorCode,
  messageParts,
  parseErrorRequest,
  REACT_ERRORS,
} from '../shared/error-code';
import type { PageFrame } from '../shared/page-frame';

interface ProductionErrorQuery {
  frame: PageFrame;
  codes: { nodes: ErrorCode[] };
}

/** The page that minified errors of the libraries link to. Turns the number of an error back into its message. */
export default function ProductionError({ data, location }: PageProps<ProductionErrorQuery>): ReactNode {
  const t = useTranslate();
  const codes = [...data.codes.nodes, ...REACT_ERRORS];
  const hydrated = useHydrated();
  const request = hydrated ? parseErrorRequest(new URLSearchParams(location.search)) : null;
  return (
    <article className="article">
      <Breadcrumbs items={data.frame.breadcrumbs} />
      <h1>{t('productionError.title')}</h1>
      <p className="description">{t('productionError.description')}</p>
      <div className="prose when-hydrated" data-hydrated={hydrated ? '' : undefined}>
        {request && <DecodedError request={request} codes={codes} />}
        <ErrorTable codes={codes} />
      </div>
    </article>
  );
}

/** The message for the code in the URL, with its arguments. */
function DecodedError({ request, codes }: { request: ErrorRequest; codes: ErrorCode[] }): ReactNode {
  const { code, args } = request;
  const t = useTranslate();
  const error = findErrorCode(codes, code);
  return (
    <section className="decoded-error" aria-labelledby="decoded-error">
      <h2 id="decoded-error">{t(error ? 'productionError.found' : 'productionError.unknown', { code })}</h2>
      {error ? (
        <p className="decoded-error-message">
          <ErrorMessage error={error} args={args} />
        </p>
      ) : (
        <p>{t('productionError.unknownText')}</p>
      )}
    </section>
  );
}

/** Placeholder of an unknown argument. */
const PLACEHOLDER = '…';

/** All error codes, for use without JavaScript or a code in the URL. */
function ErrorTable({ codes }: { codes: readonly ErrorCode[] }): ReactNode {
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
              <ErrorMessage error={error} args={error.message.split('%s').map(() => PLACEHOLDER)} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

/** A message as text. Arguments from the URL are marked, and never parsed as HTML. */
function ErrorMessage({ error, args }: { error: ErrorCode; args: readonly string[] }): ReactNode {
  return messageParts(error, args).map((part, index) => {
    if (part.kind === 'link') {
      return (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.kind === 'argument' ? <mark key={index}>{part.text}</mark> : part.text;
  });
}

export const Head = createHead('productionError', '/production-error/');

export const query = graphql`
  query ProductionError {
    frame: pageFrame(path: "/production-error/")
    translations(groups: ["productionError"])
    codes: allErrorCode(sort: { code: ASC }) {
      nodes {
        code
        message
        links {
          address
          href
        }
      }
    }
  }
`;
