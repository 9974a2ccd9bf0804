import type { MakeTailwindStylesheet } from '../../../shared/demo/tailwind-stylesheet';
import { toAddress } from '../../../shared/address/site-address';

/** Loads Tailwind itself. Without it a demo is plain, but it runs. */
export async function loadTailwind(url: string): Promise<MakeTailwindStylesheet> {
  try {
    const module = (await import(/* webpackIgnore: true */ toAddress(url))) as {
      tailwind: Promise<MakeTailwindStylesheet>;
    };
    return await module.tailwind;
  } catch {
    return () => '';
  }
}
