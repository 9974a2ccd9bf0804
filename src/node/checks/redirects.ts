import { stripHashAndQuery } from '../../shared/address/paths';
import type { Redirect } from '../../shared/navigation/redirect';
import type { Problem } from '../../shared/page/problem';
import type { Located } from '../content/data-files';
import type { SiteIndex } from './site-index';
import { pathFix, decodeFully, exists, findTarget, followRedirects } from './target';

/** Finds redirects that form a loop, point to another redirect, or to a missing page. */
export function checkRedirects(index: SiteIndex): Problem[] {
  return index.content.data.redirects.flatMap((redirect) => {
    const { to } = redirect.value;
    if (/^https?:/.test(to)) return [];
    const isChain = index.redirects.has(stripHashAndQuery(to));
    return (isChain ? chainProblem(redirect, index) : deadEndProblem(redirect, index)) ?? [];
  });
}

function deadEndProblem({ value, locate }: Located<Redirect>, index: SiteIndex): Problem | null {
  const [path = '', anchor = ''] = value.to.split('#');
  const target = findTarget(path, decodeFully(anchor), index);
  const fix = pathFix(target);
  if (fix === null) return null;
  const missing = target.kind === 'no-anchor' ? 'an anchor that does not exist' : 'no page';
  const what = `The redirect from "${value.from}" leads to "${value.to}", which is ${missing}.`;
  return { rule: 'redirect-target', what, where: [locate('to')], fix };
}

/** Reports a loop once, at its first redirect, and not the redirects to it. */
function chainProblem({ value, locate }: Located<Redirect>, index: SiteIndex): Problem | null {
  const { steps, end } = followRedirects(value.from, index);
  if (end !== null) {
    if (!/^https?:/.test(end) && !exists(stripHashAndQuery(end), index)) return null;
    return {
      rule: 'redirect-chain',
      what: `The redirect from "${value.from}" leads to "${value.to}", which is a redirect itself.`,
      where: [locate('to')],
      why: 'Readers would wait for two redirects, and some browsers stop.',
      fix: `Write "to: ${end}".`,
    };
  }
  if (steps.at(-1) !== value.from || !isFirstOfLoop(value, steps, index)) return null;
  const others = steps.slice(1, -1).flatMap((step) => index.redirects.get(step)?.locate('to') ?? []);
  return {
    rule: 'redirect-loop',
    what: `Redirects run in a circle: ${steps.join(' → ')}.`,
    where: [locate('to'), ...others],
    why: 'Browsers would show an error instead of a page.',
    fix: 'Let one of them lead to a page.',
  };
}

function isFirstOfLoop(value: Redirect, steps: readonly string[], { redirects }: SiteIndex): boolean {
  return [...redirects.keys()].find((from) => steps.includes(from)) === value.from;
}
