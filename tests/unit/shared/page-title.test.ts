import { describe, expect, it } from 'vitest';
import { pageTitle, titleFromPath } from '../../../src/shared/menu';

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

describe('pageTitle', () => {
  const titles = { '/m/react-fab': 'FAB', inputs: 'Inputs and forms' };

  it('prefers the title of the entry', () => {
    expect(pageTitle({ pathname: '/m/react-fab', title: 'Floating' }, titles)).toBe('Floating');
  });

  it('looks pages up by path and sub-headers by their key', () => {
    expect(pageTitle({ pathname: '/m/react-fab' }, titles)).toBe('FAB');
    expect(pageTitle({ pathname: '/m/react-fab', subheader: 'inputs' }, titles)).toBe('Inputs and forms');
  });

  it('derives a title that the table lacks', () => {
    expect(pageTitle({ pathname: '/m/react-button' }, titles)).toBe('Button');
    expect(pageTitle({ pathname: '/m/x', subheader: 'constructor' }, titles)).toBe('Constructor');
  });
});
