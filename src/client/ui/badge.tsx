import type { ReactNode } from 'react';
import type { Marks } from '../../shared/badges';
import { useTranslate } from './providers';

/** The plan and the badge of a page after its name. Screen readers announce the badge in parentheses. */
export function Badges({ badge, plan }: Marks): ReactNode {
  const t = useTranslate();
  return (
    <>
      {(plan || badge) && ' '}
      {plan && (
        <span
          className={`plan plan-${plan}`}
          role="img"
          aria-label={t(`plans.${plan}`)}
          title={t(`plans.${plan}`)}
        />
      )}
      {badge && (
        <span className={`badge badge-${badge}`}>
          <span className="visually-hidden">(</span>
          {t(`badges.${badge}`)}
          <span className="visually-hidden">)</span>
        </span>
      )}
    </>
  );
}
