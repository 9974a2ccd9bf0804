import type { ReactNode } from 'react';
import type { SearchResult, Segment } from '../../shared/search/protocol';
import { Badges } from '../ui/badge';
import { t } from './search-text';
import type { RecordKind } from '../../shared/search/record';

/** One result with its kind, its breadcrumb, and a context line. */
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

/** Strokes on a grid of 24. */
const PATHS: Readonly<Record<RecordKind, string>> = {
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  section: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  component: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  prop: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  slot: 'M8 4H4v4M16 4h4v4M8 20H4v-4M16 20h4v-4M9 9h6v6H9z',
  class: 'M9 4C6 4 8 11 5 12c3 1 1 8 4 8M15 4c3 0 1 7 4 8-3 1-1 8-4 8',
  hook: 'M15 4v11a5 5 0 0 1-10 0v-2l3 2M13 4h4',
  demo: 'M4 5h16v14H4zM10 9.5v5l4.5-2.5z',
};

/** An icon for each kind of result, next to its name. */
function KindIcon({ kind }: { kind: RecordKind }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" style={{ width: 18, height: 18 }} aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
