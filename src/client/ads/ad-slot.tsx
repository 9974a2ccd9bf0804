import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { OnDemand } from '../ui/on-demand';
import { site } from '../ui/site-data';
import { useTranslate } from '../ui/providers';
import { whenSettled } from '../ui/when-idle';
import { isAdGateOpen } from './ad-provider';

/**
 * Ad slot on a page. CSS reserves its space. The ads load when the page is loaded and the browser is idle. It stays empty
 * if they fail.
 */
export function AdSlot(): ReactNode {
  const t = useTranslate();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isAdGateOpen()) void whenSettled(() => setSettled(true));
  }, []);
  if (!site.hasAds) return null;
  return (
    <aside className="partner-slot" aria-label={t('sponsor')}>
      {isSettled && <OnDemand load={loadAds} props={{}} />}
    </aside>
  );
}

const loadAds = (): Promise<ComponentType> =>
  import('./page-ads').then(
    ({ PageAds }) => PageAds,
    () => () => null,
  );
