import { useState } from 'react';
import { CODE_STYLINGS } from '../../../shared/demo/code-styling';
import { useCodeStyling } from '../../ui/code-variant/code-variant-provider';
import { useLazyCSS } from '../../ui/use-lazy-css';

/** Loads Tailwind's rules for the demos of a page when the reader first chooses Tailwind. */
export function TailwindStyles({ href }: { href: string | null }): null {
  const [styling] = useCodeStyling();
  const [isWanted, setWanted] = useState(false);
  if (styling === CODE_STYLINGS.tailwind && !isWanted) setWanted(true);
  useLazyCSS(isWanted ? href : null, '#prismjs', { layer: 'tailwind' });
  return null;
}
