import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import { describeProblems, page, siteWith } from '../content/site-with';

const BUTTON = 'content/material-ui/react-button/index.mdx';

async function problemsOf(body: string): Promise<string> {
  const site = await siteWith({ [BUTTON]: page(body) }, await readSiteReference(process.cwd()));
  return describeProblems(checkSite(site));
}

describe('playgrounds', () => {
  it('accepts an example, a list of props, and attributes of the element', async () => {
    const body = `<Playground component="Button" props="variant, children, startIcon, title">
  <Button variant="contained" startIcon={<SaveIcon fontSize="small" />} aria-label="Save" tabIndex={0}>Save</Button>
</Playground>`;
    expect(await problemsOf(body)).toBe('');
  });

  it('accepts an array of strings, but not one with computed items', async () => {
    const withOptions = (options: string): string =>
      `<Playground component="Autocomplete" props="size">\n  <Autocomplete options={${options}} />\n</Playground>`;
    expect(await problemsOf(withOptions("['Oak', 'Elm']"))).toBe('');
    expect(await problemsOf(withOptions('[oak]'))).toContain(
      '<Autocomplete> has an attribute that is computed.',
    );
  });

  it('reports playgrounds of unknown components', async () => {
    expect(await problemsOf('<Playground component="Buton" />')).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The component "Buton" does not exist.
      → Did you mean "Button"?"
    `);
  });

  it('reports unknown props and props without a control', async () => {
    const body = '<Playground component="Button" props="colour, onFocusVisible, variant" />';
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      "Button" has no prop "colour".
      → Did you mean "color"?

      content/material-ui/react-button/index.mdx:6:1
      No control can change the prop "onFocusVisible" of "Button".
      → Use props whose value is a string, a number, an icon, a boolean, or one of several strings."
    `);
  });

  it('reports code in an example, which it could not show', async () => {
    const body = '<Playground component="Button">\n  <Button>{\'Delete\'}</Button>\n</Playground>';
    expect(await problemsOf(body)).toContain(
      `The example contains "'Delete'", which is neither text nor an element.`,
    );
  });

  it('reports values that the type of a prop does not allow', async () => {
    const body = `<Playground component="Button">
  <Button variant="huge" disabled="yes" coolor="error" />
</Playground>`;
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      "Button" has no prop "coolor".
      → Did you mean "color"?

      content/material-ui/react-button/index.mdx:6:1
      The prop "disabled" of "Button" is "yes".
      → Write a boolean, which is what its control shows.

      content/material-ui/react-button/index.mdx:6:1
      The prop "variant" of "Button" is "huge".
      → Write one of: text, outlined, contained."
    `);
  });

  it('hold one element of their component, or nothing', async () => {
    const body = `<Playground component="Button">
  <Chip label="One" />
</Playground>`;
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:7:3
      <Playground component="Button"> must contain one <Button>.
      Its attributes are the initial values of the controls.
      → Add exactly one <Button … />, alone or inside another element, or leave the playground empty."
    `);
  });

  it('hold nothing that is computed, and no unknown components', async () => {
    const body = `<Playground component="Button">
  <Button title={new Date().toString()} endIcon={<Arrow />}>Save</Button>
</Playground>`;
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The component "Arrow" does not exist.
      → Did you mean "Grow"?

      content/material-ui/react-button/index.mdx:7:11
      <Button> has an attribute that is computed.
      Playgrounds are data that the controls change.
      → Write a string in quotes, or a number, true, false, an array of strings, or one element in braces."
    `);
  });

  it('reports a second playground of the same component', async () => {
    const body = '<Playground component="Button" />\n\n<Playground component="Button" />';
    expect(await problemsOf(body)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:8:1
      The playground "ButtonPlayground" is on this page twice.
      Its name is the anchor of the demo, and anchors are unique.
      → Remove one."
    `);
  });
});
