/** @jsxImportSource @emotion/react */
import { toAddress, useAddressQuery, useHydrated } from 'docs/ui';
import type { ReactNode } from 'react';
import {
  ERROR_CODES,
  messageParts,
  parseErrorRequest,
  type ErrorRequest,
} from './error-messages';

const messageStyles = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': {
    padding: '0 2px',
    borderRadius: 4,
    background:
      'color-mix(in srgb, var(--docs-palette-warning-main) 22%, transparent)',
    color: 'inherit',
  },
} as const;

/** Turns the number of a minified error in the URL back into its message, above a table of all errors. */
export function ErrorDecoder({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const request = parseErrorRequest(useAddressQuery());
  return (
    <div
      className="when-hydrated"
      css={{ display: 'flow-root' }}
      data-hydrated={hydrated ? '' : undefined}
    >
      {hydrated && request && <DecodedError {...request} />}
      {children}
      <ErrorTable />
    </div>
  );
}

function DecodedError({ code, args }: ErrorRequest) {
  const error = ERROR_CODES.find((known) => String(known.code) === code);
  return (
    <section
      className="decoded-error"
      aria-labelledby="decoded-error"
      css={{
        padding: '20px 24px 24px',
        border:
          '1px solid color-mix(in srgb, var(--docs-palette-error-main) 35%, transparent)',
        borderRadius: 'var(--docs-shape-borderRadius)',
        background: 'var(--docs-palette-error-light)',
      }}
    >
      <h2
        id="decoded-error"
        css={{
          '.prose &': {
            marginTop: 0,
            fontSize: '1.25rem',
            color: 'var(--docs-palette-error-main)',
          },
        }}
      >
        {error ? `Error ${code}` : `There is no error “${code}”`}
      </h2>
      {error ? (
        <p
          css={[
            messageStyles,
            { fontFamily: 'var(--docs-font-mono)', fontSize: '0.875rem' },
          ]}
        >
          <Message message={error.message} args={args} />
        </p>
      ) : (
        <p>
          The versions that these docs describe do not use this code. Check the
          URL for a typo, or look for the message below.
        </p>
      )}
    </section>
  );
}

/** All error codes, for use without JavaScript or a code in the URL. */
function ErrorTable() {
  return (
    <div
      className="table-scroll"
      role="region"
      aria-labelledby="all-codes"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          {ERROR_CODES.map(({ code, message }) => (
            <tr
              key={code}
              id={`error-${code}`}
              css={{
                '&:target': {
                  background: 'var(--docs-palette-action-selected)',
                },
              }}
            >
              <th scope="row" css={{ '.prose &': { fontWeight: 600 } }}>
                {code}
              </th>
              <td css={messageStyles}>
                <Message
                  message={message}
                  args={message.split('%s').map(() => '…')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A message as text. Arguments from the URL are marked, and never parsed as HTML. */
function Message({
  message,
  args,
}: {
  message: string;
  args: readonly string[];
}) {
  return messageParts(message, args).map((part, index) => {
    if (part.kind === 'link')
      return (
        <a key={index} href={toAddress(part.href)}>
          {part.text}
        </a>
      );
    return part.kind === 'argument' ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      part.text
    );
  });
}
