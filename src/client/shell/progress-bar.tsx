import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../ui/texts/locale-provider';
import { NAVIGATION_END, NAVIGATION_START } from '../ui/navigation-events';

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
    const end = (): void => {
      window.clearTimeout(timer);
      setWaiting(false);
    };
    window.addEventListener(NAVIGATION_START, start);
    window.addEventListener(NAVIGATION_END, end);
    return () => {
      end();
      window.removeEventListener(NAVIGATION_START, start);
      window.removeEventListener(NAVIGATION_END, end);
    };
  }, [pathname]);
  return waiting && <div className="progress-bar" role="progressbar" aria-label={t('loading')} />;
}
