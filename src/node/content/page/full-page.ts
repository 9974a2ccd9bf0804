import type { Root, RootContent } from 'hast';
import type { DemoReference } from '../../../shared/page/page';
import { BLOCK } from './block-tree';
import type { ProblemCollector } from './problems';

/** Reports what stands beside a demo that is to be the whole page, and options that are about a frame. */
export function checkFullPage(root: Root, demos: readonly DemoReference[], report: ProblemCollector): void {
  const full = demos.find(({ options }) => options.fullPage);
  if (!full) return;
  const { name, line, column } = full;
  const position = { start: { line, column }, end: { line, column } };
  const [option] = Object.keys(full.options).filter((key) => key !== 'fullPage');
  if (option)
    report.add(
      {
        rule: 'demo-options',
        what: `The demo "${name}" has fullPage together with ${option}.`,
        why: 'The other options are about the frame of a demo, and a whole page has none.',
        fix: `Remove "${option}".`,
      },
      { position },
    );
  const shown = root.children.filter((node) => node.type === 'element' || textOf(node) !== '');
  // What takes the place of a demo has no position.
  const beside = shown.find((node) => node.type !== 'element' || node.tagName !== BLOCK) ?? shown[1];
  if (beside)
    report.add(
      {
        rule: 'demo-options',
        what: `The demo "${name}" has fullPage, but is not alone on its page.`,
        why: 'Nothing else of the page would be seen.',
        fix: 'Move what stands here to another page, or remove "fullPage".',
      },
      beside.position ? beside : { position },
    );
}

function textOf(node: RootContent): string {
  return node.type === 'text' ? node.value.trim() : '';
}
