import { expect, it } from 'vitest';
import { demoLibraryOf } from '../../../../src/node/demos/find-demos';
import { PRODUCTS } from './demo-folder';

it.each([
  ['/material-ui/react-button/', undefined, 'material'],
  ['/joy-ui/react-button/', undefined, 'joy'],
  ['/system/react-box/', undefined, 'system'],
  ['/experiments/docs/demos/', undefined, 'material'],
  ['/experiments/docs/demos/', 'joy-ui', 'joy'],
  ['/nowhere/', undefined, 'material'],
])('demos of %s (%s) are shown in the library %s of its product', (path, productId, library) => {
  expect(demoLibraryOf(path, productId, PRODUCTS)).toBe(library);
});
