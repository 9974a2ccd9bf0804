import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useStore } from '../ui/store';
import type { AdSource } from './ad';
import { useAds } from './ad-provider';
import {
  adSlotReducer,
  DETECTION_INTERVAL,
  DETECTION_TRIES,
  initialAdSlotState,
  isUndecided,
  type AdSlotEvent,
  type AdSlotState,
} from './ad-slot-state';

/** Elements that the scripts of ad networks add. */
const PLACEHOLDER = '#carbonads, .carbonads, .ea-placement';

type Dispatch = (event: AdSlotEvent) => void;

/** Fills one slot. Returns the state of its ad, and the element for a network's script. */
export function useAdSlot(
  source: AdSource,
  name: string,
): { state: AdSlotState; host: RefObject<HTMLDivElement | null> } {
  const [state, dispatch] = useSlotState(source, name);
  const host = useRef<HTMLDivElement>(null);
  useSponsorAnswer(source.kind === 'json' ? source.url : null, dispatch);
  useAdScript(source.kind === 'script' ? source.url : null, host);
  useDetection(isUndecided(state), host, dispatch);
  return { state, host };
}

/** The state of a slot, which is stored for the visit. The same slot on the next page starts again. */
function useSlotState({ kind }: AdSource, name: string): [AdSlotState, Dispatch] {
  const { slots } = useAds();
  const state = useStore(slots)[name] ?? initialAdSlotState(kind);
  const dispatch = useCallback(
    (event: AdSlotEvent): void => {
      const { [name]: before = initialAdSlotState(kind), ...others } = slots.get();
      slots.set({ ...others, [name]: adSlotReducer(before, event) });
    },
    [slots, name, kind],
  );
  useEffect(() => {
    return () => {
      const { [name]: _left, ...others } = slots.get();
      slots.set(others);
    };
  }, [slots, name]);
  return [state, dispatch];
}

function useSponsorAnswer(url: string | null, dispatch: Dispatch): void {
  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Most sites have no JSON ad service, so they do not load its code.
    void import('./sponsor-ad')
      .then(({ loadSponsorAd }) => loadSponsorAd(url, signal))
      .catch(() => null)
      .then((sponsor) => {
        if (!signal.aborted) dispatch({ type: 'ANSWERED', sponsor });
      });
    return () => controller.abort();
  }, [url, dispatch]);
}

function useAdScript(url: string | null, host: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = host.current;
    if (url === null || !element) return undefined;
    // Strict mode runs effects twice, so only the second timer remains.
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.id = '_carbonads_js';
      script.async = true;
      script.src = url;
      element.append(script);
    });
    return () => {
      clearTimeout(timer);
      element.replaceChildren();
    };
  }, [url, host]);
}

function useDetection(isWaiting: boolean, host: RefObject<HTMLDivElement | null>, dispatch: Dispatch): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let attempt = 0;
    let timer = 0;
    const look = (): void => {
      attempt += 1;
      const placeholder = host.current?.querySelector(PLACEHOLDER);
      const link = placeholder ? (placeholder.querySelector('a')?.href ?? '') : null;
      dispatch({ type: 'LOOKED', attempt, link });
      if (attempt < DETECTION_TRIES) timer = window.setTimeout(look, DETECTION_INTERVAL);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [isWaiting, host, dispatch]);
}
