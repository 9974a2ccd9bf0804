import { offerReload, UNSENT } from './offer-reload';
import { mayReload } from './reload-rule';

const RELOADED = 'docs-reloaded';
/** An address that has what was typed in search opens it again. */
const SEARCH_PARAMETER = 'q';
const SEARCH_FIELD = 'dialog[open] :is([role="combobox"], [type="search"])';

/** Causes of earlier reloads of this tab, the last one at the end. */
function earlierReloads(): string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/**
 * Loads this place again, with what was typed in search, unless that has been tried before. A reader who is writing
 * decides when.
 * @param cause what the reload is to mend
 */
export function reloadOnce(cause: string): void {
  const earlier = earlierReloads();
  if (!mayReload(cause, earlier, performance.now())) return;
  if (document.querySelector(UNSENT)) return offerReload(() => window.location.reload());
  try {
    window.sessionStorage.setItem(RELOADED, JSON.stringify([...earlier, cause]));
  } catch {
    // Without a memory of reloads there could be no end of them.
    return offerReload(() => window.location.reload());
  }
  const typed = document.querySelector<HTMLInputElement>(SEARCH_FIELD)?.value;
  if (!typed) return window.location.reload();
  const place = new URL(window.location.href);
  place.searchParams.set(SEARCH_PARAMETER, typed);
  window.location.replace(place);
}
