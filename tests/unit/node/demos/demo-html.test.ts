import { expect, it } from 'vitest';
import { frameHtml, type FramedDemo } from '../../../../src/node/demos/render-demos';

const FRAMED: FramedDemo = {
  name: 'Dock',
  html: '<p class="frame-a">1 < 2 & "done"</p>',
  frame: { styleIds: ['a', 'b'], styles: '.frame-a{color:red}' },
  library: 'material',
  themeStylesheet: '/demos/material.css',
  fontFaces: '@font-face{font-family:Roboto}',
};

/** The document as the browser reads it out of the attribute. */
function documentOf(html: string): string {
  const [, escaped = ''] = /srcdoc="([^"]*)"/.exec(html) ?? [];
  return escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

it('a framed demo is a document that shows it without any script', () => {
  const html = frameHtml(FRAMED);
  expect(html).toMatch(/^<iframe [^>]*title="Dock demo"[^>]*><\/iframe>$/);
  const text = documentOf(html);
  expect(text).toContain(`<div data-demo-root>${FRAMED.html}</div>`);
  expect(text).toContain('<link rel="stylesheet" href="/demos/material.css">');
  expect(text).toContain('<style data-demo-styles="a b">.frame-a{color:red}</style>');
});

it('a frame is 400 pixels tall unless its author sets a height', () => {
  expect(frameHtml(FRAMED)).toContain('height:400px');
  expect(frameHtml({ ...FRAMED, height: 260 })).toContain('height:260px');
});

it('a library without a theme needs no stylesheet', () => {
  expect(documentOf(frameHtml({ ...FRAMED, themeStylesheet: null }))).not.toContain('<link');
});

it('text in a frame has the font of the library', () => {
  expect(documentOf(frameHtml(FRAMED))).toContain('<style>@font-face{font-family:Roboto}:root{--demo-font:');
  expect(documentOf(frameHtml(FRAMED))).toContain('--demo-font:Roboto,');
  expect(documentOf(frameHtml({ ...FRAMED, library: 'joy' }))).not.toContain('--demo-font:');
});
