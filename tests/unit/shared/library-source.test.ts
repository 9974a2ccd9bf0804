import { expect, it } from 'vitest';
import { librarySource } from '../../../src/shared/page-frame';

const REPOSITORY = 'https://github.com/mui/material-ui';

it('the source of a stable release is the one of its tag', () => {
  expect(librarySource(REPOSITORY, '7.1.0', 'packages/mui-material/src/Button')).toBe(
    'https://github.com/mui/material-ui/tree/v7.1.0/packages/mui-material/src/Button',
  );
});

it('pre-releases have no tag', () => {
  expect(librarySource(REPOSITORY, '5.0.0-beta.49', 'packages/mui-joy/src/Button')).toContain(
    '/tree/master/',
  );
});
