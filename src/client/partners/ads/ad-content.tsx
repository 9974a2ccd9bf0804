import { Suspense, useState, type ReactNode } from 'react';
import type { AdShape, AdSource } from './ad';
import { adSlotContent, type AdSlotContent } from './ad-slot-state';
import { inHouseAd } from './in-house-ads';
import { t } from './texts';
import { AdCard, useDisplayReport } from './ad-card';
import { useAdSlot } from './use-ad-slot';

interface AdContentProps {
  source: AdSource;
  shape: AdShape;
  /** Where the slot is: the end of the names that analytics hears. */
  placement: string;
}

/** The ad of one slot. */
export function AdContent({ source, shape, placement }: AdContentProps): ReactNode {
  const { state, host } = useAdSlot(source, placement);
  const [random] = useState(Math.random);
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
      {/* Nothing is shown in parts, and nothing that was shown is turned into something else: both would move. */}
      <Suspense key={state.kind} fallback={null}>
        <OwnContent content={content} shape={shape} />
      </Suspense>
    </>
  );
}

/** What the site itself draws; the network's script draws its own. */
function OwnContent({ content, shape }: { content: AdSlotContent; shape: AdShape }): ReactNode {
  const [random] = useState(Math.random);
  switch (content.kind) {
    case 'nothing':
    case 'network':
      return null;
    case 'sponsor':
      return (
        <>
          <AdCard ad={content.sponsor.ad} shape={shape} />
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
      return <AdCard ad={ad} shape={shape} />;
    }
    case 'message':
      return <p className="partner-message">{t('ads.blocked')}</p>;
  }
}
