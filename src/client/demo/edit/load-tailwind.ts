import type { MakeTailwindStylesheet } from '../../../shared/demo/tailwind-stylesheet';

/** Loads Tailwind itself. Without it a demo is plain, but it runs. */
export async function loadTailwind(url: string): Promise<MakeTailwindStylesheet> {
  try {
    const module = (await import(/* webpackIgnore: true */ url)) as {
      tailwind: Promise<MakeTailwindStylesheet>;
    };
    return await module.tailwind;
  } catch {
    return () => '';
  }
}
