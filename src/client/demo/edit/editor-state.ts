import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { EditorState, type Extension } from '@codemirror/state';

/** Languages of demos. */
export type EditorLanguage = 'tsx' | 'jsx';

/** Code in its language, as an editor holds it. */
export function createState(text: string, language: EditorLanguage, extensions: Extension = []): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [language === 'tsx' ? tsxLanguage : jsxLanguage, extensions],
  });
}
