import type { ReactNode } from 'react';
import type { SearchResult, Segment } from '../../shared/search/protocol';
import { Badges } from '../ui/badge';
import { KindIcon } from './kind-icon';
import { t } from './search-text';

/** What a result says about itself: what it is, where it stands, and a line of what is written there. */
export function ResultContent({ result }: { result: SearchResult }): ReactNode {
  const { kind, title, badge, plan, place, context } = result;
  return (
    <>
      <span className="search-result-icon">
        <KindIcon kind={kind} />
      </span>
      <span className="search-result-name">
        <span className="search-result-title">
          <Segments segments={title} />
        </span>{' '}
        <Badges badge={badge} plan={plan} /> <span className="search-result-place">{place.join(' › ')}</span>
      </span>{' '}
      <span className="search-result-kind">{t(`search.kind.${kind}`)}</span>{' '}
      <span className="search-result-context">
        <Segments segments={context} />
      </span>
    </>
  );
}

function Segments({ segments }: { segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
