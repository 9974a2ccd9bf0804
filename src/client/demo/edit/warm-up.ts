import { undoDepth } from '@codemirror/commands';
import { Annotation, Transaction, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { whenIdle } from '../../ui/when-idle';

/** Browsers learn how a function is used by running it; after this many rounds the first real keystroke gains no more. */
const ROUNDS = 20;

/** Half a comment: the parser has to mend what does not fit, which costs it most. */
const LETTER = '/';

const WARM_UP = Annotation.define<boolean>();
const ANNOTATIONS = [WARM_UP.of(true), Transaction.addToHistory.of(false)];

/** Whether a change is taken back at once: nothing has to run. */
export const isWarmUp = (transaction: Transaction): boolean => transaction.annotation(WARM_UP) === true;

/**
 * Makes the reader's first keystroke as fast as the others. At four times slowdown the longest frame of typing is 24 to 39 ms
 * with it, 40 to 58 ms without (`npm run bench -- editor`).
 */
export interface WarmUp {
  extension: Extension;
  /**
   * Types in idle time, until the reader does, and takes each letter back before it is painted.
   * @returns stops it
   */
  start(view: EditorView): () => void;
}

/** The warm-up of one editor. */
export function createWarmUp(): WarmUp {
  let isTyping = false;
  const takeBack = EditorView.inputHandler.of((view, from, _to, text, insert) => {
    if (!isTyping) return false;
    isTyping = false;
    insert();
    view.dispatch({ changes: { from, insert: text }, annotations: ANNOTATIONS });
    view.dispatch({ changes: { from, to: from + text.length }, annotations: ANNOTATIONS });
    return true;
  });
  /** Keystrokes change the document, which the editor sees: the way through its own functions leaves half of it out. */
  const type = (view: EditorView): void => {
    const text = drawnText(view);
    if (text === null) return;
    isTyping = true;
    text.appendData(LETTER);
    queueMicrotask(() => {
      if (isTyping) text.deleteData(text.length - 1, 1);
      isTyping = false;
    });
  };
  return {
    extension: takeBack,
    start(view) {
      let roundsLeft = ROUNDS;
      const round = (): void => {
        if (undoDepth(view.state) > 0 || view.compositionStarted) return;
        type(view);
        roundsLeft -= 1;
        if (roundsLeft > 0) stop = whenIdle(round);
      };
      let stop = whenIdle(round);
      return () => stop();
    },
  };
}

/** The text in the middle of what is drawn, in one colour. */
function drawnText(view: EditorView): Text | null {
  const walker = document.createTreeWalker(view.contentDOM, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const text = texts[Math.floor(texts.length / 2)];
  return text instanceof Text ? text : null;
}
