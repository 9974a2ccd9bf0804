import { useEffect, useState, type ReactNode } from 'react';
import { formatBytes } from '../format-bytes';
import { t } from '../texts';
import { askSpace, type Space } from './space';

/** How much space the site takes on this device, and whether the browser has promised not to evict it. */
export function SpaceLine({ states }: { states: ReadonlyMap<string, { kind: string }> }): ReactNode {
  const [space, setSpace] = useState<(Space & { persisted: boolean }) | null>(null);
  const kinds = [...states.values()].map(({ kind }) => kind).join();
  useEffect(() => {
    let left = false;
    Promise.all([askSpace(), navigator.storage.persisted()]).then(
      ([answer, persisted]) => {
        if (!left) setSpace(answer && { ...answer, persisted });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [kinds]);
  if (!space) return null;
  return (
    <p className="offline-hint">
      {t('saving.space', { used: formatBytes(space.used), quota: formatBytes(space.quota) })}{' '}
      {kinds.includes('saved') && !space.persisted && t('saving.notPersistent')}
    </p>
  );
}
