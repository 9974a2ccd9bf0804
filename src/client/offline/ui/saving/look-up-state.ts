import type { OfflineProduct } from '../../../../shared/offline/manifest';
import { doneOf, sumOf, totalOf, type Interruption, type SavingState } from './saving-state';
import { missingFiles, productSets, setNameOf, type ProductSet } from '../../storage/product-sets';
import { fetchManifest } from './fetch-index';
import { readIntent } from './saving-intents';

/**
 * Looks up what is on this device of a product. Nothing is believed: every file is looked for.
 * @param offered what the deploy offers; null without network
 */
export async function lookUpState(id: string, offered: OfflineProduct | null): Promise<SavingState> {
  const sets = await productSets(id);
  const begun = sets.find(({ savedAt }) => savedAt === null);
  if (begun) return interrupted(begun, readIntent(id) === 'pause' ? 'paused' : 'closed');
  const whole = sets.find(({ savedAt }) => savedAt !== null);
  if (!whole?.savedAt) return { kind: 'absent' };
  if ((await missingFiles(whole.manifest, [whole.name])).length > 0) return interrupted(whole, 'damaged');
  return { kind: 'saved', savedAt: whole.savedAt, update: offered && (await updateSize(offered, whole)) };
}

async function interrupted({ manifest, name }: ProductSet, reason: Interruption): Promise<SavingState> {
  const done = doneOf(manifest, await missingFiles(manifest, [name]));
  return { kind: 'interrupted', reason, done, total: totalOf(manifest) };
}

/** Bytes on the way of what has changed; null when nothing has. */
async function updateSize(
  offered: OfflineProduct,
  { name, manifest: saved }: ProductSet,
): Promise<number | null> {
  if (offered.revision === saved.revision) return null;
  const answer = await fetchManifest(offered).catch(() => null);
  if (!answer) return null;
  const { manifest } = answer;
  return sumOf(await missingFiles(manifest, [setNameOf(manifest), name]), 'download');
}
