import { useEffect, useState, type ReactNode } from 'react';
import type { SearchAnswer } from '../../shared/search/protocol';
import { t } from './search-text';

/** Screen readers hear the result when the typing pauses for this long, in ms. */
const PAUSE = 400;

/** Says how many results there are. */
export function Announcement({ text, answer }: { text: string; answer: SearchAnswer | null }): ReactNode {
  const [said, setSaid] = useState('');
  const total = answer?.total ?? null;
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (text === '' || total === null) return setSaid('');
      if (total === 0) return setSaid(t('search.noResult', { text }));
      return setSaid(total === 1 ? t('search.countOne') : t('search.count', { count: total }));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, total]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
