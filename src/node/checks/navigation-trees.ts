import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { didYouMean, oneOf } from './messages';
import type { SiteIndex } from './site-index';

/** Trees that no product shows. */
export function checkUnusedTrees({ content }: SiteIndex): Problem[] {
  const { complete, products, trees } = content.data;
  if (!complete.products) return [];
  const used = new Set(products.map(({ value }) => value.navigation ?? value.id));
  const free = [...used].filter((name) => !trees.some((tree) => tree.name === name));
  return trees
    .filter(({ name }) => !used.has(name))
    .map(({ name, file }): Problem => {
      const near = closest(name, free);
      const add = `Write "navigation: ${name}" at a product in content/_data/products.yaml, or delete the file.`;
      return {
        rule: 'unused-navigation',
        what: `No product uses the navigation tree "${name}".`,
        where: [{ file, line: 1 }],
        why: 'A tree has the name of its product, or the one the product gives with "navigation".',
        fix: near === null ? add : `Rename the file to "${near}.yaml", or: ${add}`,
      };
    });
}

/** Products that name a tree which does not exist; one that names none may have none. */
export function checkMissingTrees({ content }: SiteIndex): Problem[] {
  const { products, trees } = content.data;
  const names = trees.map(({ name }) => name);
  return products.flatMap(({ value, locate }): Problem[] => {
    if (value.navigation === undefined || names.includes(value.navigation)) return [];
    return [
      {
        rule: 'missing-navigation',
        what: `The product "${value.name}" has the navigation tree "${value.navigation}", which does not exist.`,
        where: [locate('navigation')],
        fix: didYouMean(
          closest(value.navigation, names),
          oneOf(names, 'Write the tree in content/_data/navigation.'),
        ),
      },
    ];
  });
}
