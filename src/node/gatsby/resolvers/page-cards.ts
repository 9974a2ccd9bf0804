import type { PageCardsBlock } from '../../../shared/page/page';
import { hasCard, pictureName } from '../../content/content-files';
import { escapeHtml } from '../../support/escape-html';
import { demoId, type DocPageNode } from '../nodes';
import { findPage, type ResolverContext } from './store';

/** Only one page uses them, so other pages do not load them. */
const STYLES = [
  '.page-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:16px;max-width:105ch;margin:20px 0 0;padding:0;list-style:none}',
  '.page-cards>li{position:relative;display:flex;flex-direction:column;min-width:0;margin:0;border:1px solid var(--docs-palette-divider);border-radius:var(--docs-shape-borderRadius);overflow:hidden}',
  '.page-cards>li:hover{background:var(--docs-palette-action-hover)}',
  '.page-cards>li:focus-within{outline:2px solid var(--docs-palette-primary-main);outline-offset:2px}',
  '.page-cards [inert]{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;justify-items:center;height:144px;padding:12px;border-bottom:1px solid var(--docs-palette-divider);background:var(--docs-palette-background-paper);font-family:var(--demo-font);line-height:1.5;overflow:hidden;user-select:none}',
  '.page-cards>li>a{padding:12px 16px 0;font-weight:600;text-decoration:none;outline:0}',
  '.page-cards>li>a::after{position:absolute;inset:0;content:""}',
  '.page-cards>li>p{margin:0;padding:4px 16px 14px;color:var(--docs-palette-text-secondary);font-size:.875rem;line-height:1.5}',
].join('');

/** Renders a card for each child of a menu entry, with its drawing, title, and description. */
export async function renderCards(
  { below }: PageCardsBlock,
  page: DocPageNode,
  context: ResolverContext,
): Promise<string> {
  const { nodeModel } = context;
  const group = await nodeModel.findOne({
    type: 'NavigationEntry',
    query: { filter: { pathname: { eq: below } } },
  });
  const ids = group?.entries ?? [];
  const entries = nodeModel.getNodesByIds({ ids, type: 'NavigationEntry' }).flatMap((entry) => entry ?? []);
  const cards = await Promise.all(
    entries.map(async ({ pathname, title }) => {
      if (!hasCard(pathname, page.path)) return '';
      const target = await findPage(context, pathname);
      if (!target) return '';
      const id = demoId(page.path, pictureName(pathname));
      const picture = nodeModel.getNodeById({ id, type: 'Demo' });
      return (
        `<li><div inert aria-hidden="true">${picture?.html ?? ''}</div>` +
        `<a href="${escapeHtml(pathname)}">${escapeHtml(title)}</a>` +
        `<p>${escapeHtml(target.frontMatter.description)}</p></li>`
      );
    }),
  );
  const first = page.blocks.find(({ kind }) => kind === 'page-cards');
  const styles = first?.kind === 'page-cards' && first.below === below ? `<style>${STYLES}</style>` : '';
  return `${styles}<ul class="page-cards">${cards.join('')}</ul>`;
}
