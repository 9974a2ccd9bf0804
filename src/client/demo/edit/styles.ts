/**
 * Styles of the editor and its result. They are not in a stylesheet, because every page would load it. The bar is at
 * the edge of the screen, so the back-to-top button does not cover its buttons.
 */
export const LIVE_EDIT_STYLES = `
.demo .demo-stage:has(.live-edit-result){position:relative;overflow:visible}
.demo-edit-stage:has(.live-edit-result){position:absolute;inset:0;padding:inherit;visibility:hidden;pointer-events:none}
.demo-edit-stage[data-live-edit]{position:static;width:100%;min-width:0;padding:0;visibility:visible;pointer-events:auto}
.live-edit-result{position:relative;width:100%}
.live-edit-result iframe{position:absolute;top:-16px;left:-16px;width:calc(100% + 32px);border:0}
.live-edit-overlay{z-index:2}
.live-edit{position:relative;direction:ltr;border-radius:0 0 calc(var(--docs-shape-borderRadius) - 1px) calc(var(--docs-shape-borderRadius) - 1px)}
.live-edit-bar{position:sticky;bottom:0;border-top:1px solid hsl(210, 14%, 18%);border-radius:inherit;background:hsl(210, 22%, 13%);color:hsl(210, 20%, 82%);font-size:0.8125rem;overflow:hidden}
.live-edit-controls{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;min-height:44px;padding:4px 8px 4px 20px}
.live-edit-controls p{flex:1 1 200px;margin:0}
.live-edit-bar button{padding:4px 10px;border:1px solid hsl(210, 14%, 30%);border-radius:var(--docs-radius-control);background:hsl(210, 22%, 16%);color:hsl(210, 20%, 92%);font:500 0.75rem var(--docs-font-text);cursor:pointer}
.live-edit-bar button:hover{background:hsl(210, 22%, 24%)}
.live-edit-bar button:focus-visible{outline:2px solid hsl(210, 100%, 70%);outline-offset:2px}
@media (max-width:599px){.live-edit-bar{z-index:1060}.live-edit-controls p{flex-basis:100%}}
@media (min-width:600px) and (max-width:899px){.live-edit-controls{padding-inline-end:84px}}
@media (pointer:coarse){.live-edit-bar button{min-height:44px}.live-edit .cm-scroller{font-size:1rem}}
.live-edit-problem{max-height:30vh;overflow:auto;margin:0;padding:8px 20px;background:hsl(350, 60%, 22%);color:hsl(350, 100%, 94%);font:0.8125rem/1.5 var(--docs-font-mono);white-space:pre-wrap;overflow-wrap:anywhere}
.live-edit-problem a{color:inherit}
.live-edit-problem:empty{display:none}
`;
