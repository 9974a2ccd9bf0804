import { lazy, useEffect, type ReactNode } from 'react';
import { AD_DISPLAY_DELAY, AD_IMAGE, type Ad, type AdShape } from './ad';
import { t } from './texts';
import { reportEvent } from '../analytics/report-event';
import { useAds } from './ad-provider';
import { adEvent } from './ad-slot-state';

const RichText = lazy(async () => ({ default: (await import('./rich-text')).RichText }));

/**
 * One ad. The link of its picture, or at its end, covers all of it; links in its text lie above. Suspends until its text
 * can be shown.
 */
export function AdCard({ ad, shape }: { ad: Ad; shape: AdShape }): ReactNode {
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
      <strong>{ad.name}</strong> <Description html={ad.description} />
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

/** Most descriptions are plain text and need no parser. */
function Description({ html }: { html: string }): ReactNode {
  return /[<&]/.test(html) ? <RichText html={html} /> : html;
}

/**
 * Reports a share of the ads that stayed long enough to be seen.
 * @param label name of the ad; null while there is none
 */
export function useDisplayReport(label: string | null): void {
  const { GADisplayRatio } = useAds().config;
  useEffect(() => {
    if (label === null || Math.random() >= GADisplayRatio) return undefined;
    const timer = setTimeout(() => reportEvent(adEvent('display', label)), AD_DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, GADisplayRatio]);
}
