/** Rules of the editor of options. Here and not in a stylesheet: every page would carry that. */
export const EDITOR_STYLES = `
.options-editor{border-radius:var(--docs-radius-control);overflow:hidden;background:var(--docs-code-background)}
.options-editor .cm-editor{height:260px;border:0}
.options-editor .cm-scroller{max-height:none}
.options-editor .cm-gutters{border:0;background:var(--docs-code-background);color:hsl(210, 12%, 62%)}
.options-editor .cm-gutterElement{padding:0 4px 0 14px}
.options-editor .cm-line{padding:0 12px}
.options-editor .wrong-line{background:hsl(350, 60%, 30%, 0.55)}
.options-editor .wrong-line-message{padding:4px 12px;border-inline-start:3px solid hsl(350, 90%, 72%);background:hsl(350, 60%, 20%);color:hsl(350, 100%, 94%);font-family:var(--docs-font-text);font-size:0.8125rem;white-space:normal}
.options-problem{max-width:none!important;min-height:1.6em;margin:8px 0 0!important;font-size:0.875rem}
@media (pointer:coarse){.options-editor .cm-scroller{font-size:1rem}}
@media (forced-colors:active){.options-editor{border:1px solid}.options-editor .wrong-line{outline:1px solid Mark}}
`;
