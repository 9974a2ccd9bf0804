import { syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import type { Extension } from '@codemirror/state';

/**
 * Uses the classes of the site's static code, so the same stylesheet applies. Punctuation has no class, because more
 * elements slow down typing.
 */
const PRISM_CLASSES = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.modifier, tags.self, tags.null, tags.atom], class: 'token keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'token string' },
  { tag: tags.attributeValue, class: 'token attr-value' },
  { tag: tags.attributeName, class: 'token attr-name' },
  { tag: [tags.number, tags.bool], class: 'token number' },
  { tag: tags.regexp, class: 'token regex' },
  { tag: tags.standard(tags.tagName), class: 'token tag' },
  { tag: [tags.tagName, tags.className, tags.typeName], class: 'token class-name' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'token function' },
  { tag: tags.definition(tags.propertyName), class: 'token property' },
]);

/** Has the same size as the static code, so opening the editor moves nothing. */
const MEASURES = EditorView.theme(
  {
    '&': {
      borderTop: '1px solid hsl(210, 14%, 18%)',
      background: 'var(--docs-code-background)',
      color: 'hsl(60, 30%, 96%)',
    },
    '&.cm-focused': { outline: 'none' },
    '&.cm-focused > .cm-scroller': { outline: '2px solid hsl(210, 100%, 70%)', outlineOffset: '-2px' },
    '.cm-scroller': {
      maxHeight: 'calc(min(68vh, 1000px) - 1px)',
      fontFamily: 'var(--docs-font-mono)',
      fontSize: '0.875rem',
      lineHeight: '1.55',
      scrollbarWidth: 'thin',
      scrollbarColor: 'hsl(210, 14%, 35%) transparent',
    },
    '.cm-content': { padding: '16px 0', caretColor: '#fff' },
    '.cm-line': { padding: '0 20px' },
    '.cm-line.live-edit-wrong': { background: 'hsl(350, 60%, 30%, 0.55)' },
    '.cm-content ::selection': { background: 'hsl(210, 60%, 35%)' },
  },
  { dark: true },
);

/** Height of the header of the page, and some room, in px. */
const TOP = 64;
/** Room between the caret and the bar below the code, in px. */
const ROOM = 12;

function barOf({ dom }: EditorView): HTMLElement | null {
  return dom.closest('.live-edit')?.querySelector('.live-edit-bar') ?? null;
}

/** Parts of the editor that its bar can cover. */
function covered(view: EditorView): { top: number; bottom: number } {
  return { top: TOP, bottom: (barOf(view)?.offsetHeight ?? 0) + ROOM };
}

/** CodeMirror does not scroll the page if the code cannot scroll, so the cursor could stay under the bar. */
const scrollFromUnderBar = EditorView.scrollHandler.of((view, { head }) => {
  view.requestMeasure({
    read: () => {
      const caret = view.coordsAtPos(head);
      const bar = barOf(view)?.getBoundingClientRect();
      return caret && bar ? caret.bottom + ROOM - bar.top : 0;
    },
    write: (hidden) => {
      if (hidden > 0) window.scrollBy(0, hidden);
    },
  });
  return false;
});

export const editorAppearance: Extension = [
  syntaxHighlighting(PRISM_CLASSES),
  MEASURES,
  EditorView.scrollMargins.of(covered),
  scrollFromUnderBar,
];
