import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { OptionsProblem } from './read-options';

/** Shows one error below its line. Null removes it. */
export const showProblem = StateEffect.define<OptionsProblem | null>();

const MARK = Decoration.line({ class: 'wrong-line' });

class Message extends WidgetType {
  constructor(private readonly problem: OptionsProblem) {
    super();
  }

  override eq(other: Message): boolean {
    return other.problem.message === this.problem.message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'wrong-line-message';
    // Screen readers get the message from the status below the editor.
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.problem.message;
    return element;
  }
}

/** Marks the line with an error and shows its message. */
export const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const asked = effects.find((effect) => effect.is(showProblem));
    if (!asked) return marks.map(changes);
    const problem: OptionsProblem | null = asked.value;
    if (!problem?.line) return Decoration.none;
    const line = state.doc.line(Math.min(problem.line, state.doc.lines));
    const message = Decoration.widget({ widget: new Message(problem), block: true, side: 1 });
    return Decoration.set([MARK.range(line.from), message.range(line.to)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});
