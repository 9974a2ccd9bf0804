import type { ReactNode } from 'react';
import { useConnection } from '../offline/ui/connection';
import { t } from './search-text';

/** Says, without network, that only what is on the device is searched. */
export function SavedOnlyLine(): ReactNode {
  const { offline } = useConnection();
  return offline && <p className="search-hint">{t('search.savedOnly')}</p>;
}
