import { useEffect, type ComponentType, type ReactNode } from 'react';
import { AD_DISPLAY_DELAY, AD_IMAGE, type Ad, type AdShape } from './ad';
import { t } from './texts';
import { reportEvent } from '../analytics/report-event';
import { useAds } from './ad-provider';
import { adEvent } from './ad-slot-state';

interface AdCardProps {
  ad: Ad;
  shape: AdShape;
  /** Shows a description with markup. */
  RichText: ComponentType<{ html: string }>;
}

/**
 * One ad. The link of its image or the one at its end covers the whole card, and links in its text are above it.
 * Suspends while its text loads.
 */
export function AdCard({ ad, shape, RichText }: AdCardProps): ReactNode {
  useDisplayReport(ad.label);
  const link = {
    className: 'partner-link',
    href: ad.link,
    target: '_blank',
    rel: 'noopener sponsored',
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': ad.label,
  };
  const text = (
    <p className="partner-text">
      <strong>{ad.name}</strong>{' '}
      {/[<&]/.test(ad.description) ? <RichText html={ad.description} /> : ad.description}
    </p>
  );
  if (shape === 'inline' || ad.img === null) {
    return (
      <div className="partner-card">
        <span className="partner-tag">{t('ads.tag')}</span>
        {text}
        <a {...link}>
          {t('ads.open')} <span className="visually-hidden">{ad.name}</span>
        </a>
      </div>
    );
  }
  return (
    <div className="partner-card">
      <a {...link}>
        <img src={ad.img} alt={ad.name} {...AD_IMAGE} />
      </a>
      <div>
        {text}
        <p className="partner-foot">{t('ads.by', { publisher: ad.poweredby })}</p>
      </div>
    </div>
  );
}

/**
 * Reports a sample of the ads that were visible long enough.
 * @param label name of the ad, or null without an ad
 */
export function useDisplayReport(label: string | null): void {
  const { GADisplayRatio } = useAds().config;
  useEffect(() => {
    if (label === null || Math.random() >= GADisplayRatio) return undefined;
    const timer = setTimeout(() => reportEvent(adEvent('display', label)), AD_DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, GADisplayRatio]);
}
