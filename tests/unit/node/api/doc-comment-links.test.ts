import { expect, it } from 'vitest';
import { readApiReference } from '../../../../src/node/api/read-api-reference';
import { createDocRenderer, createLinkResolver } from '../../../../src/node/api/page/rendered-component';
import { plainText } from '../../../../src/node/search/write-index';
import { type ComponentApi, apiAnchors } from '../../../../src/shared/api-reference';
import { component, LIBRARY, withRepository } from './repository-with';

const CHIP = 'node_modules/@mui/library/Chip/Chip.d.ts';

/** Reads Chip with this declaration of its prop. Its only neighbor is Tag, with the prop `size`. */
async function readChip(prop: string): Promise<{ chip: ComponentApi; components: ComponentApi[] }> {
  const { components } = await withRepository({ [CHIP]: component('Chip', prop) }, (repository) =>
    readApiReference(repository, [LIBRARY]),
  );
  const [chip] = components;
  if (!chip) throw new Error('There is no Chip.');
  return { chip, components };
}

/** Comment → Markdown, for each comment. */
async function descriptionsOf(comments: readonly string[]): Promise<Record<string, string | undefined>> {
  const props = comments.map((comment, index) => `/** ${comment} */\n  p${index}: string;`);
  const { chip } = await readChip(props.join('\n  '));
  return Object.fromEntries(
    comments.map((comment, index) => [
      comment,
      chip.props.find(({ name }) => name === `p${index}`)?.description,
    ]),
  );
}

it('a link in a doc comment becomes Markdown', async () => {
  const expected = {
    '{@link Tag}': '[`Tag`](/library/api/tag/)',
    '[[Tag]]': '[`Tag`](/library/api/tag/)',
    '{@link Tag | the tag}': '[the tag](/library/api/tag/)',
    '{@link Tag|the tag}': '[the tag](/library/api/tag/)',
    '{@link Tag the tag}': '[the tag](/library/api/tag/)',
    '{@link Tag the\n   * tag}': '[the tag](/library/api/tag/)',
    '{@linkcode Tag | the tag}': '[`the tag`](/library/api/tag/)',
    '{@linkplain Tag}': '[Tag](/library/api/tag/)',
    '{@link Tag.size}': '[`Tag.size`](/library/api/tag/#tag-prop-size)',
    '{@link Tag#size}': '[`Tag#size`](/library/api/tag/#tag-prop-size)',
    '{@link TagProps}': '[`TagProps`](/library/api/tag/#props)',
    "{@link TagProps['size'] its size}": '[its size](/library/api/tag/#tag-prop-size)',
    '{@inheritDoc Tag.size}': 'See [`Tag.size`](/library/api/tag/#tag-prop-size)',
    '{@link https://x.y/z the guide}': '[the guide](https://x.y/z)',
    '{@link https://x.y/z}': '[https://x.y/z](https://x.y/z)',
    '{@link https://x.y/z_(a)|a}': '[a](https://x.y/z_%28a%29)',
    '{@link /library/start/ Start}': '[Start](/library/start/)',
    '{@link mailto:a@x.y us}': '[us](mailto:a@x.y)',
  };
  expect(await descriptionsOf(Object.keys(expected))).toEqual(expected);
});

it('a link in a doc comment becomes its text if the target is unknown', async () => {
  const expected = {
    '{@link Card}': '`Card`',
    '[[Card]]': '`Card`',
    '{@link Tag.color}': '`Tag.color`',
    '{@link useTag()}': '`useTag()`',
    '{@link Card | the card}': 'the card',
    '{@linkplain Card}': 'Card',
  };
  expect(await descriptionsOf(Object.keys(expected))).toEqual(expected);
});

it('a link in the code of a doc comment stays as it is', async () => {
  const text = 'Write `{@link Tag}` or `[[Tag]]`.';
  expect(await descriptionsOf([text])).toEqual({ [text]: text });
});

it('references are shown after the description', async () => {
  const expected = {
    Tag: '[`Tag`](/library/api/tag/)',
    'Tag.size for more': '[`Tag.size`](/library/api/tag/#tag-prop-size) for more',
    '{@link Tag} for more': '[`Tag`](/library/api/tag/) for more',
    'https://x.y/z': 'https://x.y/z',
    '[the guide](https://x.y/z)': '[the guide](https://x.y/z)',
    'Numbers in the guide': 'Numbers in the guide',
    Card: '`Card`',
  };
  const comments = Object.keys(expected).map((text) => `Text.\n   * @see ${text}\n   * @see other`);
  expect(Object.values(await descriptionsOf(comments))).toEqual(
    Object.values(expected).map((markdown) => `Text.\n\nSee also: ${markdown}\n\nSee also: other`),
  );
});

it('links are resolved in every text of a component', async () => {
  const { chip } = await readChip(`/**
   * @param value {@link Tag}
   * @returns {@link Tag} of the value
   * @deprecated Use {@link Tag}.
   */
  onChange: (value: string) => string;`);
  const [prop] = chip.props;
  expect(prop?.deprecationAdvice).toBe('Use [`Tag`](/library/api/tag/).');
  expect(prop?.signature?.parameters[0]?.description).toBe('[`Tag`](/library/api/tag/)');
  expect(prop?.signature?.returnDescription).toBe('[`Tag`](/library/api/tag/) of the value');
});

it('links go to the prop, and the search index only contains their text', async () => {
  const { chip, components } = await readChip(
    '/** {@link Tag.size its size} or {@link javascript:alert(1) that} */\n  label: string;',
  );
  const anchors = new Map(components.map((one) => [one.path, apiAnchors(one)]));
  const render = createDocRenderer(createLinkResolver(anchors));
  const text = chip.props[0]?.description ?? '';
  expect(render(text)).toBe(
    '<p><a href="/library/api/tag/#tag-prop-size">its size</a> or <span>that</span></p>',
  );
  expect(plainText(text)).toBe('its size or that');
});
