import type { ReactNode } from 'react';
import {
  findErrorCode,
  messageParts,
  type ErrorCode,
  type ErrorRequest,
} from '../../../shared/site/error-code';
import { useTranslate } from '../../ui/texts/locale-provider';
import { ErrorMessage } from './error-message';

interface DecodedErrorProps {
  request: ErrorRequest;
  codes: readonly ErrorCode[];
}

/** The message that the address asks for, with its arguments filled in. */
export function DecodedError({ request: { code, args }, codes }: DecodedErrorProps): ReactNode {
  const t = useTranslate();
  const error = findErrorCode(codes, code);
  return (
    <section className="decoded-error" aria-labelledby="decoded-error">
      <h2 id="decoded-error">
        {error ? t('productionError.found', { code }) : t('productionError.unknown', { code })}
      </h2>
      {error ? (
        <p className="decoded-error-message">
          <ErrorMessage parts={messageParts(error, args)} />
        </p>
      ) : (
        <p>{t('productionError.unknownText')}</p>
      )}
    </section>
  );
}
