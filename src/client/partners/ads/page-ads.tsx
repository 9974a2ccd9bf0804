import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adSource } from './ad';
import { readServices } from '../read-services';
import { AdBoundary } from './ad-boundary';
import { AdContent } from './ad-content';
import { useAds } from './ad-provider';
import { useOpenedDemo } from './use-opened-demo';

/** The ads of a page: one below its first paragraph, one under the first demo whose code is opened. */
export function PageAds(): ReactNode {
  const { shape } = useAds();
  const demo = useOpenedDemo();
  const services = readServices();
  const { sponsorAdUrl } = services;
  return (
    <>
      <AdBoundary label={`body-top-${shape}`}>
        <AdContent source={adSource(shape, services)} shape={shape} placement={`body-top-${shape}`} />
      </AdBoundary>
      {demo &&
        createPortal(
          <AdBoundary label="demo-inline">
            <AdContent
              source={adSource('inline', sponsorAdUrl ? { sponsorAdUrl } : {})}
              shape="inline"
              placement="demo-inline"
            />
          </AdBoundary>,
          demo,
        )}
    </>
  );
}
