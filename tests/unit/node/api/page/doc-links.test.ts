import { describe, expect, it } from 'vitest';
import { createDocRenderer, createLinkResolver } from '../../../../../src/node/api/page/rendered-component';

const render = createDocRenderer(
  createLinkResolver(
    new Map([
      ['/material-ui/react-button/', ['basics']],
      ['/material-ui/api/button/', ['props', 'button-classes-root']],
    ]),
  ),
);
const hrefOf = (markdown: string): string | undefined => /href="([^"]*)"/.exec(render(markdown))?.[1];

describe('links in documentation comments', () => {
  it('go to the pages of this site', () => {
    expect(hrefOf('[demo](https://mui.com/material-ui/react-button/)')).toBe('/material-ui/react-button/');
    expect(hrefOf('[API](/material-ui/api/button/#button-classes-root)')).toBe(
      '/material-ui/api/button/#button-classes-root',
    );
  });

  it('finds anchors with a different spelling, or else links to the top of the page', () => {
    expect(hrefOf('[API](/material-ui/api/button/#button-classes-MuiButton-root)')).toBe(
      '/material-ui/api/button/#button-classes-root',
    );
    expect(hrefOf('[API](/material-ui/api/button/#button-classes-gone)')).toBe('/material-ui/api/button/');
    expect(hrefOf('[demo](https://mui.com/material-ui/react-button/#gone)')).toBe(
      '/material-ui/react-button/',
    );
  });
});

it('a text that occurs again is rendered once', () => {
  expect(render('Same *text*.')).toBe(render('Same *text*.'));
  expect(render('')).toBe('');
});
