import type { Root as HastRoot } from 'hast';
import type { Code, Root } from 'mdast';
import { type Handler, type Raw, toHast as mdastToHast } from 'mdast-util-to-hast';
import { find, html } from 'property-information';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { z } from 'zod';
import { closest } from '../../shared/suggest';
import { suggestion } from '../lib/suggestions';
import { renderCallout } from './callouts';
import {
  CODE_LANGUAGES,
  type CodeTab,
  type FenceInfo,
  LANGUAGE_NAMES,
  PACKAGE_MANAGER_LABEL,
  packageManagerTabs,
  parseFenceInfo,
  renderCodeBlock,
  renderCodeTabs,
  unconvertibleLine,
} from './code-block';
import { checkElementName, type JsxElement, type PageScope, readAttributes } from './jsx';
import { contentComponents } from './content-components';
import { createCodeHandlers, isInScope } from './live-code';
import { element, locate, report } from './tree';

type BlockName = 'ApiTable' | 'Demo' | 'PageCards' | 'Playground' | 'Query';

interface Placeholder<Name extends BlockName> {
  component: Name;
  attributes: z.output<(typeof contentComponents)[Name]>;
  element: JsxElement;
}

/** A block component between runs of prose. */
export type BlockPlaceholder = { [Name in BlockName]: Placeholder<Name> }[BlockName];

declare module 'hast' {
  interface Element {
    placeholder?: BlockPlaceholder;
  }
}

declare module 'mdast-util-to-hast' {
  interface RawData {
    /** Code as the author wrote it. Only code blocks are raw HTML. */
    code: string;
  }
}

/** Name of the elements that stand for blocks. Content cannot contain it. */
export const BLOCK = 'x-block';

function snippet(code: string, value: string): Raw {
  return { type: 'raw', value, data: { code } };
}

/** Converts the Markdown tree to an HTML tree. Reports nodes that it cannot convert. */
export const remarkToHast: Plugin<[], Root, HastRoot> = () => (tree, file) => {
  const { scope = null } = file.data;
  let tabGroups = 0;

  const tabs = (list: CodeTab[], storageKey: string): Raw => {
    const code = list.map((tab) => tab.code).join('\n');
    return snippet(code, renderCodeTabs(list, storageKey, `tabs-${++tabGroups}`));
  };

  const codeFence: Handler = (_state, node: Code) => {
    const info = checkedFenceInfo(node, false, file);
    if (info.label === PACKAGE_MANAGER_LABEL) {
      checkCommands(node, file);
      return tabs(packageManagerTabs(node.value, info), PACKAGE_MANAGER_LABEL);
    }
    return snippet(node.value, renderCodeBlock(node.value, info));
  };

  const jsx: Handler = (state, node: JsxElement) => {
    if (isInScope(node, scope)) return { ...node, children: state.all(node) } as never;
    if (!checkElementName(node, scope, file)) return state.all(node);
    const attributes = readAttributes(node, scope, file);
    switch (node.name) {
      case 'ApiTable':
      case 'Demo':
      case 'PageCards':
      case 'Playground':
      case 'Query': {
        // A missing attribute has been reported.
        const { data } = contentComponents[node.name].safeParse(attributes);
        if (!checkBlockPlace(node, scope, file) || !data) return undefined;
        const placeholder = { component: node.name, attributes: data, element: node } as BlockPlaceholder;
        return { ...element(BLOCK, {}), placeholder };
      }
      case 'CodeTabs':
        return tabs(readCodeTabs(node, file), String(attributes['storageKey']));
      case 'FeatureList':
        return element('div', { className: ['feature-list'] }, state.all(node));
      case 'LightOnly':
      case 'DarkOnly': {
        const className = node.name === 'LightOnly' ? 'only-light-mode' : 'only-dark-mode';
        const tagName = node.type === 'mdxJsxTextElement' ? 'span' : 'div';
        return element(tagName, { className: [className] }, state.all(node));
      }
      default: {
        const properties = Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => {
            const { property, booleanish } = find(html, name);
            // Unlike `hidden`, attributes such as `aria-hidden` need "true" or "false".
            const isWord = typeof value === 'boolean' && (booleanish || name.startsWith('aria-'));
            return [property, isWord ? String(value) : value];
          }),
        );
        const { name, position } = node;
        return { ...element(name ?? 'div', properties, state.all(node)), position };
      }
    }
  };

  return mdastToHast(tree, {
    footnoteLabelProperties: { className: ['visually-hidden'] },
    handlers: {
      ...createCodeHandlers(scope, file),
      code: codeFence,
      containerDirective: renderCallout,
      mdxJsxFlowElement: jsx,
      mdxJsxTextElement: jsx,
    },
  }) as HastRoot;
};

/** Names of options in other tools, and their names here. */
const FENCE_OPTIONS: Readonly<Record<string, string>> = { file: 'title', filename: 'title', name: 'title' };

/** Reports words after the language that are neither an option nor a label. */
function checkFenceLabel(node: Code, { label }: FenceInfo, isTab: boolean, file: VFile): void {
  const isLabel = label === PACKAGE_MANAGER_LABEL || isTab;
  if (label === '' || (isLabel && !/[={}"']/.test(label))) return;
  const [, option] = /([\w-]+)=/.exec(label) ?? [];
  const known = option && (FENCE_OPTIONS[option] ?? closest(option, ['title']));
  report(file, node, {
    rule: 'code-options',
    what: `The code block has the unknown option "${label}".`,
    fix: known
      ? `Did you mean ${known}="…"?`
      : `Write title="src/theme.ts", lines such as {2,4-6}, or "${PACKAGE_MANAGER_LABEL}". Labels of tabs go inside <CodeTabs>.`,
  });
}

/** Reports npm commands that the tabs of other package managers could not show. */
function checkCommands(node: Code, file: VFile): void {
  const line = unconvertibleLine(node.value);
  if (line === null) return;
  report(file, node, {
    rule: 'package-manager',
    what: `"${line.trim()}" has no equivalent in pnpm, yarn, and bun.`,
    fix: `Use another command, or remove "${PACKAGE_MANAGER_LABEL}" after the language.`,
  });
}

function checkedFenceInfo(node: Code, isTab: boolean, file: VFile): FenceInfo {
  const info = parseFenceInfo(node.lang, node.meta);
  if (info.language !== null && !CODE_LANGUAGES.includes(info.language)) {
    report(file, node, {
      rule: 'code-language',
      what: `Unknown code language "${info.language}".`,
      fix: suggestion(info.language, LANGUAGE_NAMES, `Write one of: ${CODE_LANGUAGES.join(', ')}.`),
    });
  }
  checkMarkedLines(node, info.highlightedLines, file);
  checkFenceLabel(node, info, isTab, file);
  return info;
}

/** Line numbers do not move if an author adds lines above, so they can become wrong. */
function checkMarkedLines(node: Code, marked: ReadonlySet<number>, file: VFile): void {
  const lines = node.value.split('\n');
  const wrong = [...marked].find((line) => {
    const isEdge = !marked.has(line - 1) || !marked.has(line + 1);
    return isEdge && (lines[line - 1] ?? '').trim() === '';
  });
  if (wrong === undefined) return;
  report(file, node, {
    rule: 'marked-lines',
    what: `Line ${wrong} of the code is highlighted, but is empty or does not exist.`,
    why: 'The line numbers are probably outdated.',
    fix: 'Count the lines again. 1 is the first line after the backticks.',
  });
}

function readCodeTabs(node: JsxElement, file: VFile): CodeTab[] {
  return node.children.flatMap((child) => {
    if (child.type === 'code') {
      const info = checkedFenceInfo(child, true, file);
      if (info.label !== '') return [{ code: child.value, info }];
    }
    report(file, child, {
      rule: 'code-tabs',
      what: '<CodeTabs> contains something other than labeled code fences.',
      fix: 'Write the label after the language, such as ```tsx Vite.',
    });
    return [];
  });
}

/** Blocks that partials cannot contain. */
const BLOCKS_OF_PAGES: readonly (string | null)[] = ['ApiTable', 'Demo', 'Query'];

/** Reports a block that cannot be where it is. Returns false if it must be left out. */
function checkBlockPlace(node: JsxElement, scope: PageScope, file: VFile): boolean {
  const isInPartial = BLOCKS_OF_PAGES.includes(node.name) && locate(file, node).file !== file.path;
  if (isInPartial)
    report(file, node, {
      rule: 'partial',
      what: `<${node.name}> is in a partial.`,
      why: 'It belongs to one page, and its file is next to that page.',
      fix: 'Move it to the pages that include the partial.',
    });
  if (node.type === 'mdxJsxTextElement')
    report(file, node, {
      rule: 'component-place',
      what: `<${node.name}> is inside a line of text.`,
      why: 'It is a separate block and would break the paragraph around it.',
      fix: 'Put it on its own line, with an empty line before and after.',
    });
  if (scope && node.name !== 'Demo')
    report(file, node, {
      rule: 'component-place',
      what: `<${node.name}> is not available on a live page.`,
      why: 'A live page is compiled, and cannot contain the result.',
      fix: 'Show it on an ordinary page, and link to it.',
    });
  return !isInPartial;
}
