import { type ReactNode, useEffect, useState } from 'react';
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
  const [ads, setAds] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isAdGateOpen()) return undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const { PageAds } = await import('./page-ads');
      if (!left) setAds(<PageAds />);
    };
    const stopWaiting = whenSettled(() => void load().catch(() => undefined));
    return () => {
      left = true;
      stopWaiting();
    };
  }, []);
  if (!site.hasAds) return null;
  return (
    <aside className="partner-slot" aria-label={t('sponsor')}>
      {ads}
    </aside>
  );
}
