import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks the line with this number, and no other. */
export const markLine = StateEffect.define<number | null>();

const MARK = Decoration.line({ class: 'live-edit-wrong' });

/** The line that is wrong, in its own colour. */
export const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const asked = effects.find((effect) => effect.is(markLine));
    if (!asked) return marks.map(changes);
    const line: number | null = asked.value;
    if (line === null || line > state.doc.lines) return Decoration.none;
    return Decoration.set(MARK.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});
