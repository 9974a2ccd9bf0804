import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../ui/texts/locale-provider';
import { ArrowUpIcon } from '../ui/icons/icons';

/** Appears when the reader has scrolled this far, in px. */
const THRESHOLD = 200;

/** Button to the top of a long page. */
export function BackToTop(): ReactNode {
  const t = useTranslate();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = (): void => setVisible(window.scrollY > THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const scroll = (): void => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  if (!visible) return null;
  return (
    <button
      className="back-to-top"
      type="button"
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={scroll}
    >
      <ArrowUpIcon />
    </button>
  );
}
