import { expect, it } from 'vitest';
import { demoLibraryOf } from '../../../../src/node/demos/demo-source';

it.each([
  ['/material-ui/react-button/', 'material'],
  ['/joy-ui/react-button/', 'joy'],
  ['/system/react-box/', 'system'],
  ['/experiments/docs/demos/', 'material'],
])('demos of %s are shown in the library %s', (path, library) => {
  expect(demoLibraryOf(path)).toBe(library);
});
