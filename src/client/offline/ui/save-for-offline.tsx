import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { serviceWorkers } from '../../ui/safe-storage';
import { useTranslate, useDocsConfig } from '../../ui/providers';
import { useHydrated } from '../../ui/store';
import { whenLoaded } from '../../ui/when-idle';
import { isDocsHost } from './connection';

/** Section that saves one or all products. Its content loads when it becomes visible. */
export function SaveForOffline({ only }: { only?: string }): ReactNode {
  const t = useTranslate();
  const { offlineHosts } = useDocsConfig();
  const [Content, setContent] = useState<ComponentType<{ only?: string }> | null>(null);
  // The server does not know the host, and other hosts have no service worker.
  const isOffered =
    !useHydrated() || (isDocsHost(offlineHosts, window.location) && serviceWorkers() !== null);
  const loadWhenVisible = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenLoaded(import('./offline-products'), (module) => setContent(() => module.default));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (offlineHosts.length === 0) return null;
  const Title = only === undefined ? 'h3' : 'h2';
  return (
    <section
      ref={isOffered ? loadWhenVisible : undefined}
      className={only === undefined ? 'save-for-offline' : 'save-for-offline save-one'}
      // Keep the space, so nothing below it moves.
      style={isOffered ? undefined : { visibility: 'hidden' }}
    >
      <Title className="save-for-offline-title">{t('offline.title')}</Title>
      {Content && <Content only={only} />}
    </section>
  );
}
