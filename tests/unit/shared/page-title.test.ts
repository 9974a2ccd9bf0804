import { describe, expect, it } from 'vitest';
import { titleFromPath } from '../../../src/shared/menu';

describe('titleFromPath', () => {
  it.each([
    ['/material-ui/react-floating-action-button/', 'Floating action button'],
    ['/material-ui/customization/how-to-customize', 'How to customize'],
    ['data-display', 'Data display'],
    ['/material-ui/api/card-media/', 'CardMedia'],
    ['/base-ui/api/use-tab-panel/', 'useTabPanel'],
    ['/material-ui/api/user-card/', 'UserCard'],
    ['/material-ui/guides/api-design/', 'Api design'],
    ['/system/reactive-styles/', 'Reactive styles'],
    ['/', ''],
  ])('names %s "%s"', (pathname, title) => {
    expect(titleFromPath(pathname)).toBe(title);
  });
});
