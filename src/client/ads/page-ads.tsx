import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import strings from 'site-data/strings-ads.json';
import { createTranslate } from '../../shared/translations';
import { readServices, reportEvent } from '../analytics/report-event';
import { CrashReporter } from '../ui/crash-reporter';
import {
  AD_DISPLAY_DELAY,
  AD_IMAGE,
  AD_LABELS,
  adSource,
  type AdSource,
  inHouseAd,
  MESSAGE_RATIO,
  useAdSlot,
} from './use-ad-slot';
import { type AdShape, useAds } from './ad-provider';
import type { Ad } from './sponsor-ad';

const t = createTranslate({ en: strings }, 'en');

const SOURCE = 'details.demo-source';
const WITHOUT_AD = '[data-no-ad]';

/** The ads of a page. One is below its first paragraph, and one is below the first demo whose code is opened. */
export function PageAds(): ReactNode {
  const demo = useOpenedDemo();
  const { shape } = useAds();
  const services = readServices();
  const { sponsorAdUrl } = services;
  return (
    <>
      <AdSpace source={adSource(shape, services)} shape={shape} placement={`body-top-${shape}`} />
      {demo &&
        createPortal(
          <aside className="partner-demo" aria-label={t('ads.sponsor')}>
            <AdSpace source={adSource('inline', { sponsorAdUrl })} shape="inline" placement="demo-inline" />
          </aside>,
          demo,
        )}
    </>
  );
}

/** The first demo whose source the user opens, or null. */
function useOpenedDemo(): HTMLElement | null {
  const [demo, setDemo] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (demo) return undefined;
    // The browser also sends events for elements that are open initially.
    const untouched = new Set(document.querySelectorAll(`${SOURCE}[open]`));
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(SOURCE)) return;
      if (!target.open) untouched.delete(target);
      else if (!untouched.has(target) && !target.closest(WITHOUT_AD)) setDemo(target.parentElement);
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [demo]);
  return demo;
}

interface AdSpaceProps {
  source: AdSource;
  shape: AdShape;
  /** Position of the slot, which is the suffix of event names. */
  placement: string;
}

/** One ad. If it crashes, it is hidden and reported once, and the page is not affected. */
function AdSpace(props: AdSpaceProps): ReactNode {
  return (
    <CrashReporter onError={() => reportAd('crash', props.placement)}>
      <AdContent {...props} />
    </CrashReporter>
  );
}

/** The parser is loaded on demand, because most descriptions are plain text. */
const loadRichText = async () => ({ default: (await import('./rich-text')).RichText });

/** The ad of one slot. */
function AdContent({ source, shape, placement }: AdSpaceProps): ReactNode {
  const { state, host } = useAdSlot(source);
  const [messageDraw] = useState(Math.random);
  const [ownAd] = useState(() => inHouseAd(Math.random(), textOfAd));
  // Not at the top level, where `lazy` would keep a failure until the page is reloaded.
  const [RichText] = useState(() => lazy(loadRichText));
  const label = AD_LABELS[state.kind];
  const isMessage = state.kind === 'blocked' && messageDraw < MESSAGE_RATIO;
  const fallbackAd = label?.startsWith('in-house') && !isMessage ? ownAd : null;
  const ad = state.kind === 'sponsor' ? state.sponsor.ad : fallbackAd;
  const hasMarkup = ad !== null && /[<&]/.test(ad.description);
  useDisplayReport(label && `${label}-${placement}`);
  return (
    <>
      {source.kind === 'script' && (
        <div
          ref={host}
          className="partner-network"
          hidden={state.kind !== 'placed'}
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label="carbon"
        />
      )}
      {/* An ad appears whole and is not replaced, because both would move the page. */}
      <Suspense key={state.kind} fallback={null}>
        {isMessage && <p className="partner-message">{t('ads.blocked')}</p>}
        {ad && (
          <AdCard ad={ad} shape={shape}>
            {hasMarkup ? <RichText html={ad.description} /> : ad.description}
          </AdCard>
        )}
        {state.kind === 'sponsor' &&
          state.sponsor.pixels.map((src) => <img key={src} src={src} alt="" hidden />)}
      </Suspense>
    </>
  );
}

function textOfAd(key: string): Pick<Ad, 'name' | 'description'> {
  return { name: t(`ads.inHouse.${key}.name`), description: t(`ads.inHouse.${key}.description`) };
}

interface AdCardProps {
  ad: Ad;
  shape: AdShape;
  /** Description of the ad. */
  children: ReactNode;
}

/** One ad. The link of its image or the one at its end covers the whole card, and links in its text are above it. */
function AdCard({ ad, shape, children }: AdCardProps): ReactNode {
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
      <strong>{ad.name}</strong> {children}
    </p>
  );
  if (shape === 'inline' || ad.img === null) {
    return (
      <div className="partner-card">
        <span className="badge badge-newFeature">{t('ads.tag')}</span>
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
  const { displayRatio } = useAds();
  useEffect(() => {
    if (label === null || Math.random() >= displayRatio) return undefined;
    const timer = setTimeout(() => reportAd('display', label), AD_DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, displayRatio]);
}

/** Reports to analytics that an ad was seen, or has crashed. */
function reportAd(eventAction: 'display' | 'crash', eventLabel: string): void {
  reportEvent({ name: 'ad', params: { eventAction, eventLabel } });
}
