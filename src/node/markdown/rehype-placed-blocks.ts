import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import {
  type Example,
  type ExampleElement,
  findElement,
  type PropValue,
  replaceElement,
} from '../../shared/playground';
import type { DemoReference, TreeBlock } from '../../shared/page';
import { attributeValues, isJsxElement, type JsxElement, literalList, literalValue } from './jsx';
import { isComment } from './live-code';
import { BLOCK, type BlockPlaceholder } from './remark-to-hast';
import { parseSyntax } from './syntax';
import { elementsNamed, locate, report, reportProblem, walkMarkdown } from './tree';

/** Reads the demos, queries, API tables, and page cards of a page. Playgrounds count as demos. */
export const rehypePlacedBlocks: Plugin<[], Root> = () => (tree, file) => {
  const placeholders = elementsNamed(BLOCK, tree).flatMap(({ placeholder }) => placeholder ?? []);
  const blocks = placeholders.map((placeholder) => ({
    ...toBlock(placeholder),
    ...readPlayground(placeholder, file),
    place: locate(file, placeholder.element),
  }));
  const demos = blocks.filter((block) => block.kind === 'demo');
  file.data.demos = demos.filter((demo, index) => {
    checkToolbarOptions(demo, file);
    const isRepeated = demos.findIndex(({ name }) => name === demo.name) < index;
    if (isRepeated) reportRepeated(demo, file);
    return !isRepeated;
  });
  file.data.queries = blocks.filter((block) => block.kind === 'query');
  file.data.apiTables = blocks.filter((block) => block.kind === 'api-table');
  file.data.pageCards = blocks.filter((block) => block.kind === 'page-cards');
  checkFullPage(tree, placeholders, file);
};

/** The block that a component stands for. */
export function toBlock({ component, attributes }: BlockPlaceholder): TreeBlock['blocks'][number] {
  switch (component) {
    case 'ApiTable':
      return { kind: 'api-table', component: attributes.component, props: readNames(attributes.props) };
    case 'PageCards':
      return { kind: 'page-cards', below: attributes.below };
    case 'Query':
      return { kind: 'query', file: attributes.src, isTable: attributes.as === 'table' };
    case 'Playground':
      return { kind: 'demo', name: `${attributes.component}Playground`, options: {} };
    case 'Demo': {
      const { src, ...options } = attributes;
      return { kind: 'demo', name: src, options };
    }
  }
}

/** `'variant, color'` → `['variant', 'color']`. Null if the author lists none. */
function readNames(list: string | undefined): string[] | null {
  return list === undefined ? null : list.split(',').map((name) => name.trim());
}

function reportRepeated({ name, playground, place }: DemoReference, file: VFile): void {
  reportProblem(file, {
    rule: 'demo-twice',
    what: `The ${playground ? 'playground' : 'demo'} "${name}" is on this page twice.`,
    where: [place],
    why: 'Its name is the anchor of the demo, and anchors are unique.',
    fix: playground ? 'Remove one.' : 'Remove one, or copy the demo file under a second name.',
  });
}

/** Without a toolbar there is no source to open and no place for an ad. */
function checkToolbarOptions({ name, options, place }: DemoReference, file: VFile): void {
  if (options.hideToolbar !== true) return;
  for (const option of (['defaultCodeOpen', 'disableAd'] as const).filter((key) => options[key] === true)) {
    reportProblem(file, {
      rule: 'demo-options',
      what: `The demo "${name}" has both hideToolbar and ${option}.`,
      where: [place],
      why: 'Without its toolbar, a demo shows neither code nor ads.',
      fix: `Remove "${option}" or "hideToolbar".`,
    });
  }
}

/** Reports content next to a demo that fills the page, and options for frames. */
function checkFullPage(root: Root, placeholders: readonly BlockPlaceholder[], file: VFile): void {
  const full = placeholders.find(({ attributes }) => 'fullPage' in attributes);
  if (full?.component !== 'Demo') return;
  const { src: name, fullPage: _fullPage, ...others } = full.attributes;
  const [option] = Object.keys(others);
  if (option)
    report(file, full.element, {
      rule: 'demo-options',
      what: `The demo "${name}" has both fullPage and ${option}.`,
      why: 'The other options affect the frame of a demo, which a full page does not have.',
      fix: `Remove "${option}".`,
    });
  const shown = root.children.filter(
    (node) => ['element', 'raw'].includes(node.type) || (node.type === 'text' && node.value.trim() !== ''),
  );
  // The placeholder of a demo has no position.
  const beside = shown.find((node) => node.type !== 'element' || node.tagName !== BLOCK) ?? shown[1];
  if (beside)
    report(file, beside.position ? beside : full.element, {
      rule: 'demo-options',
      what: `The demo "${name}" has fullPage, but is not alone on its page.`,
      why: 'The rest of the page would not be visible.',
      fix: 'Move this content to another page, or remove "fullPage".',
    });
}

/** The content of a playground. Other demos have none. */
function readPlayground(placeholder: BlockPlaceholder, file: VFile): Pick<DemoReference, 'playground'> {
  if (placeholder.component !== 'Playground') return {};
  const { component, props } = placeholder.attributes;
  const example = readExample(placeholder.element, component, file);
  return { playground: { component, props: readNames(props), example } };
}

/**
 * Parses the example in a `<Playground>`. It is one element that is or contains the component, and has only literals
 * and elements. Without an example, the component has no props.
 */
function readExample(playground: JsxElement, component: string, file: VFile): Example {
  reportCode(playground, file);
  const place: ExampleElement = { name: component, props: {}, children: [] };
  const [first, ...others] = partsOf(playground.children);
  if (first === undefined) return { root: place };
  const isAlone = typeof first !== 'string' && others.length === 0;
  const whole = isAlone ? readElement(first, file) : null;
  const root = whole && findElement(whole, component);
  if (whole && root) {
    return whole === root ? { root } : { root, frame: replaceElement(whole, component, place) };
  }
  report(file, typeof first === 'string' ? playground : first, {
    rule: 'playground',
    what: `<Playground component="${component}"> must contain one <${component}>.`,
    why: 'Its attributes are the initial values of the controls.',
    fix: `Add exactly one <${component} … />, alone or inside another element, or leave the playground empty.`,
  });
  return { root: place };
}

/** Reports code in an example, which would be missing. */
function reportCode(playground: JsxElement, file: VFile): void {
  walkMarkdown(playground, (node) => {
    if (!('value' in node) || node.type === 'text' || isComment(node)) return;
    report(file, node, {
      rule: 'playground',
      what: `The example contains "${node.value.split('\n')[0]}", which is neither text nor an element.`,
      why: 'Playgrounds are data that the controls change.',
      fix: 'Write the text without backticks and braces.',
    });
  });
}

function readElement(element: JsxElement, file: VFile): ExampleElement {
  const props = attributeValues(element, (attribute) => valueOf(attribute, file), file, {
    rule: 'playground',
    why: 'Playgrounds are data that the controls change.',
    fix: 'Write a string in quotes, or a number, true, false, an array of strings, or one element in braces.',
  });
  const children = partsOf(element.children).map((part) =>
    typeof part === 'string' ? part : readElement(part, file),
  );
  return { name: element.name ?? '', props, children };
}

/** A literal, an array of strings, or an element such as `<SaveIcon />`. */
function valueOf(attribute: MdxJsxAttribute, file: VFile): PropValue | undefined {
  const literal = literalValue(attribute) ?? literalList(attribute);
  if (literal !== undefined) return literal;
  const code = typeof attribute.value === 'object' ? (attribute.value?.value.trim() ?? '') : '';
  if (!/^<[A-Z][\s\S]*>$/.test(code)) return undefined;
  const [element] = partsOf(parseSyntax(code).children);
  return typeof element === 'object'
    ? readElement({ ...element, position: attribute.position }, file)
    : undefined;
}

/** Elements and text, without the paragraphs that Markdown adds. */
function partsOf(nodes: readonly Nodes[]): (string | JsxElement)[] {
  return nodes.flatMap((node): (string | JsxElement)[] => {
    if (isJsxElement(node)) return [node];
    if (node.type === 'text') {
      const text = node.value.trim().replace(/\s+/g, ' ');
      return text === '' ? [] : [text];
    }
    return 'children' in node ? partsOf(node.children) : [];
  });
}
