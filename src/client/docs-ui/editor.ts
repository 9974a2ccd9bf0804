// What live pages can import from "docs/ui/editor". It loads CodeMirror, so import it on demand.
export { defaultKeymap, historyKeymap } from '@codemirror/commands';
export { typescriptLanguage } from '@codemirror/lang-javascript';
export { EditorView, keymap, lineNumbers, WidgetType } from '@codemirror/view';
export type { SyntaxNode, Tree } from '@lezer/common';
export { editorBasics, findFirst, markLine } from '../demo/editor/editor';
