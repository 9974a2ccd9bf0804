import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { AdShape, AdSource } from './ad';
import { adSlotContent, type AdSlotContent } from './ad-slot-state';
import { inHouseAd } from './in-house-ads';
import { t } from './texts';
import { AdCard, useDisplayReport } from './ad-card';
import { useAdSlot } from './use-ad-slot';

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
      return <AdCard ad={ad} shape={shape} RichText={RichText} />;
    }
    case 'message':
      return <p className="partner-message">{t('ads.blocked')}</p>;
  }
}
