import { describe, expect, it } from 'vitest';
import { emptyFrontMatter, frontMatterSchema } from '../../../src/shared/front-matter';

const least = { title: 'Button', description: 'Starts an action.' };
const isValid = (fields: object): boolean => frontMatterSchema.safeParse({ ...least, ...fields }).success;

describe('front matter', () => {
  it('needs a title and a description only; lists are empty and flags off', () => {
    expect(frontMatterSchema.parse(least)).toEqual({
      ...least,
      components: [],
      hooks: [],
      disableAd: false,
      hidden: false,
      newFeature: false,
      planned: false,
      unstable: false,
      beta: false,
      legacy: false,
      deprecated: false,
    });
    expect(frontMatterSchema.safeParse({ title: 'Button' }).success).toBe(false);
    expect(frontMatterSchema.safeParse({ description: 'Starts an action.' }).success).toBe(false);
  });

  it('accepts all fields of a page', () => {
    const fields = {
      ...least,
      productId: 'material-ui',
      components: ['Button', 'IconButton'],
      hooks: ['useMediaQuery'],
      githubLabel: 'component: button',
      githubSource: 'packages/mui-material/src/Button',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      materialDesign: 'https://m2.material.io/components/buttons',
      cardTitle: 'Button – React',
      cardDescription: 'A button.',
      disableAd: true,
      hidden: true,
      newUrl: '/material-ui/react-grid/',
      plan: 'premium',
      newFeature: true,
      planned: true,
      unstable: true,
      beta: true,
      legacy: true,
      deprecated: true,
    };
    expect(frontMatterSchema.parse(fields)).toEqual(fields);
  });

  it('takes titles of 70 characters and descriptions of 160, and no longer ones', () => {
    const sentence = (length: number): string => `${'d'.repeat(length - 1)}.`;
    expect([isValid({ title: 't'.repeat(70) }), isValid({ title: 't'.repeat(71) })]).toEqual([true, false]);
    expect([isValid({ description: sentence(160) }), isValid({ description: sentence(161) })]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    { titel: 'Button' },
    { title: '' },
    { description: 'No full stop' },
    { components: ['button'] },
    { components: 'Button' },
    { hooks: ['MediaQuery'] },
    { hooks: ['user'] },
    { waiAria: 'www.w3.org' },
    { newUrl: '/material-ui/react-grid' },
    { newUrl: 'react-grid/' },
    { plan: 'gold' },
    { hidden: 'yes' },
  ])('rejects %j', (fields) => {
    expect(isValid(fields)).toBe(false);
  });

  it('has a default for pages with errors', () => {
    expect(isValid(emptyFrontMatter)).toBe(true);
  });
});
