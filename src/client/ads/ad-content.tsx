import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Ad, AD_DISPLAY_DELAY, AD_IMAGE, type AdShape, type AdSource } from './ad';
import { adEvent, adSlotContent, type AdSlotContent } from './ad-slot-state';
import { inHouseAd } from './in-house-ads';
import { t } from './texts';
import { useAdSlot } from './use-ad-slot';
import { reportEvent } from '../analytics/report-event';
import { useAds } from './ad-provider';

/** The parser is loaded on demand, because most descriptions are plain text. */
const loadRichText = async () => ({ default: (await import('./rich-text')).RichText });

interface AdContentProps {
  source: AdSource;
  shape: AdShape;
  /** Position of the slot, which is the suffix of event names. */
  placement: string;
}

/** The ad of one slot. */
export function AdContent({ source, shape, placement }: AdContentProps): ReactNode {
  const { state, host } = useAdSlot(source, placement);
  const [random] = useState(Math.random);
  // Not at the top level, where `lazy` would keep a failure until the page is reloaded.
  const [RichText] = useState(() => lazy(loadRichText));
  const content = adSlotContent(state, random);
  useDisplayReport(content.kind === 'nothing' ? null : `${content.label}-${placement}`);
  return (
    <>
      {source.kind === 'script' && (
        <div
          ref={host}
          className="partner-network"
          hidden={content.kind !== 'network'}
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label="carbon"
        />
      )}
      {/* An ad appears whole and is not replaced, because both would move the page. */}
      <Suspense key={state.kind} fallback={null}>
        <OwnContent content={content} shape={shape} RichText={RichText} />
      </Suspense>
    </>
  );
}

interface OwnContentProps {
  content: AdSlotContent;
  shape: AdShape;
  RichText: ComponentType<{ html: string }>;
}

/** Everything but the ads that the network's script renders. */
function OwnContent({ content, shape, RichText }: OwnContentProps): ReactNode {
  const [random] = useState(Math.random);
  switch (content.kind) {
    case 'nothing':
    case 'network':
      return null;
    case 'sponsor':
      return (
        <>
          <AdCard ad={content.sponsor.ad} shape={shape} RichText={RichText} />
          {content.sponsor.pixels.map((src) => (
            <img key={src} src={src} alt="" hidden />
          ))}
        </>
      );
    case 'in-house': {
      const ad = inHouseAd(random, (key) => ({
        name: t(`ads.inHouse.${key}.name`),
        description: t(`ads.inHouse.${key}.description`),
      }));
      return ad && <AdCard ad={ad} shape={shape} RichText={RichText} />;
    }
    case 'message':
      return <p className="partner-message">{t('ads.blocked')}</p>;
  }
}

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
function AdCard({ ad, shape, RichText }: AdCardProps): ReactNode {
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
function useDisplayReport(label: string | null): void {
  const { GADisplayRatio } = useAds().config;
  useEffect(() => {
    if (label === null || Math.random() >= GADisplayRatio) return undefined;
    const timer = setTimeout(() => reportEvent(adEvent('display', label)), AD_DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, GADisplayRatio]);
}
