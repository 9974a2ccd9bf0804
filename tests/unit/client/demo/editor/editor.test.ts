import { tsxLanguage } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { findSyntaxError, findWrongTag, guardLoops } from '../../../../../src/client/demo/editor/editor';

/** Tests are CommonJS, for which the types of the package are separate. */
const state = (doc: string) =>
  EditorState.create({ doc, extensions: tsxLanguage }) as object as Parameters<typeof findWrongTag>[0];

describe('a closing tag', () => {
  it.each([
    '<div></div>',
    '<></>',
    '<Tabs.List></Tabs.List>',
    '<p><b></b>{list.map((a) => <i key={a}></i>)}</p>',
    '<br />',
  ])('accepts a matching closing tag: %s', (jsx) => {
    expect(findWrongTag(state(`export default () => ${jsx};`))).toBeNull();
  });

  it.each([
    ['<div>\n</span>', 'Expected the closing tag </div>, found </span>.', 2],
    ['<>\n\n</p>', 'Expected the closing tag </>, found </p>.', 3],
    ['<Tabs.List></Tabs.Item>', 'Expected the closing tag </Tabs.List>, found </Tabs.Item>.', 1],
    ['<p>\n<b></i></p>', 'Expected the closing tag </b>, found </i>.', 2],
  ])('reports a mismatched closing tag: %j', (jsx, message, line) => {
    expect(findWrongTag(state(`export default () => ${jsx};`))).toEqual({ message, line });
  });
});

describe('the line of a syntax error', () => {
  it('returns the line of the first syntax error', () => {
    expect(findSyntaxError(state('const a = 1;\nconst b = ;'))).toBe(2);
  });

  it('returns null for valid code', () => {
    expect(findSyntaxError(state('const a: number = 1;'))).toBeNull();
  });
});

describe('loops', () => {
  const guarded = (code: string): string => guardLoops(state(code), 'guard');

  it.each([
    ['while (true) {}', 'while (true) {guard();{}}'],
    ['for (;;);', 'for (;;){guard();;}'],
    ['for (const a of b) run(a);', 'for (const a of b) {guard();run(a);}'],
    ['do {} while (true);', 'do {guard();{}} while (true);'],
    ['do /* once */ a(); while (b);', 'do /* once */ {guard();a();} while (b);'],
    ['while (a) while (b) c();', 'while (a) {guard();while (b) {guard();c();}}'],
  ])('call the guard: %s', (code, expected) => {
    expect(guarded(code)).toBe(expected);
  });

  it('leave lines where they are', () => {
    const code = 'for (const a of b) {\n  run(a);\n}\nend();';
    expect(guarded(code).split('\n')).toHaveLength(4);
  });

  it('ignores incomplete loops', () => {
    expect(guarded('while (')).toBe('while (');
  });

  it('does not change code without loops', () => {
    expect(guarded('export default () => <p>for you</p>;')).toBe('export default () => <p>for you</p>;');
  });
});
