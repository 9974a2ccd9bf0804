import type { ReactNode } from 'react';
import { site } from '../ui/site-data';
import { useTranslate } from '../ui/locale-provider';
import { useIdleContent } from '../ui/use-idle-content';
import { isAdGateOpen } from './ad-gate';

async function loadAds(): Promise<ReactNode> {
  const { PageAds } = await import('./page-ads');
  return <PageAds />;
}

/** Ad slot on a page. CSS reserves its space, and the ad loads after the article. */
export function AdSlot(): ReactNode {
  const t = useTranslate();
  const ads = useIdleContent(loadAds, isAdGateOpen);
  if (!site.hasAds) return null;
  return (
    <aside className="partner-slot" aria-label={t('sponsor')}>
      {ads}
    </aside>
  );
}
