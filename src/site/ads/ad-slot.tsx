import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';
import { whenIdle } from '../when-idle';
import { isAdGateOpen } from './ad-gate';

/** The sponsor's place on a page. Its room is reserved by CSS; what fills it comes after the article. */
export function AdSlot(): ReactNode {
  const t = useTranslate();
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAdGateOpen()) return undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const { PageAds } = await import('./page-ads');
      if (!left) setContent(() => PageAds);
    };
    const stopWaiting = whenIdle(() => void load().catch(() => undefined));
    return () => {
      left = true;
      stopWaiting();
    };
  }, []);
  return (
    <aside className="partner-slot" aria-label={t('sponsor')}>
      {Content && <Content />}
    </aside>
  );
}
