import { useEffect, useState } from 'react';
import { t } from './texts';

const SOURCE = 'details.demo-source';
const WITHOUT_AD = '[data-no-ad]';

/** A place under the first demo whose source the reader opens; null before. */
export function useOpenedDemo(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place) return () => place.remove();
    // The browser tells also of those that are open from the start.
    const untouched = new Set(document.querySelectorAll(`${SOURCE}[open]`));
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(SOURCE)) return;
      if (!target.open) untouched.delete(target);
      else if (!untouched.has(target) && !target.closest(WITHOUT_AD)) setPlace(makePlace(target));
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [place]);
  return place;
}

function makePlace(source: HTMLDetailsElement): HTMLElement {
  const place = document.createElement('aside');
  place.className = 'partner-demo';
  place.setAttribute('aria-label', t('ads.sponsor'));
  source.parentElement?.append(place);
  return place;
}
