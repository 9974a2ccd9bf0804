import { Component, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adSource } from './ad';
import { readServices } from '../analytics/read-services';
import { AdContent } from './ad-content';
import { useAds } from './ad-provider';
import { adEvent } from './ad-slot-state';
import { reportEvent } from '../analytics/report-event';
import { t } from './texts';

const SOURCE = 'details.demo-source';
const WITHOUT_AD = '[data-no-ad]';

/** The ads of a page. One is below its first paragraph, and one is below the first demo whose code is opened. */
export function PageAds(): ReactNode {
  const { shape } = useAds();
  const demo = useOpenedDemo();
  const services = readServices();
  return (
    <>
      <AdBoundary label={`body-top-${shape}`}>
        <AdContent source={adSource(shape, services)} shape={shape} placement={`body-top-${shape}`} />
      </AdBoundary>
      {demo &&
        createPortal(
          <AdBoundary label="demo-inline">
            <AdContent
              source={adSource('inline', { sponsorAdUrl: services.sponsorAdUrl })}
              shape="inline"
              placement="demo-inline"
            />
          </AdBoundary>,
          demo,
        )}
    </>
  );
}

interface AdBoundaryProps {
  /** Name under which a crash is reported. */
  label: string;
  children: ReactNode;
}

/** Hides an ad that crashes, and reports it once. The page is not affected. */
class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    reportEvent(adEvent('crash', this.props.label));
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** Element below the first demo whose source the user opens, or null. */
function useOpenedDemo(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place) return () => place.remove();
    // The browser also sends events for elements that are open initially.
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
