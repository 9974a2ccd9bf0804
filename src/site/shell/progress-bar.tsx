import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';

/** A page that comes sooner than this, in ms, needs no sign that it is coming. */
const PATIENCE = 200;

/** Thin bar at the top while a page is on its way. */
export function ProgressBar({ pathname }: { pathname: string }): ReactNode {
  const t = useTranslate();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let timer = 0;
    const start = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWaiting(true), PATIENCE);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      setWaiting(false);
    };
    stop();
    window.addEventListener(NAVIGATION_START, start);
    window.addEventListener(NAVIGATION_END, stop);
    return () => {
      stop();
      window.removeEventListener(NAVIGATION_START, start);
      window.removeEventListener(NAVIGATION_END, stop);
    };
  }, [pathname]);
  return waiting && <div className="progress-bar" role="progressbar" aria-label={t('loading')} />;
}

/** Told by Gatsby's hooks in gatsby-browser. */
export const NAVIGATION_START = 'docs:navigation-start';
export const NAVIGATION_END = 'docs:navigation-end';
