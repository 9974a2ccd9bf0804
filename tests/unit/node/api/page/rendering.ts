import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createDocRenderer, createLinkResolver } from '../../../../../src/node/api/page/rendered-component';
import { renderComponent, type RenderedComponent } from '../../../../../src/node/api/page/rendered-component';
import type { TableContext } from '../../../../../src/node/api/page/tables';
import type { ComponentApi } from '../../../../../src/shared/api-reference';
import { interfaceStrings, translationsSchema } from '../../../../../src/node/content/translations';
import { createTranslate } from '../../../../../src/shared/translations';

const table = translationsSchema.parse(parse(readFileSync('content/_data/translations/en.yaml', 'utf8')));

/** Interface strings of the site, without links to other pages. */
export const context: TableContext = {
  t: createTranslate({ en: interfaceStrings(table) }, 'en'),
  markdown: createDocRenderer(createLinkResolver(new Map())),
  openType: () => null,
};

/** A component with one own prop, one inherited prop, a slot and a class, changed by `fields`. */
export function sampleComponent(fields: Partial<ComponentApi> = {}): RenderedComponent {
  const texts = { description: '', deprecated: false, deprecationAdvice: '' };
  const prop = { ...texts, required: false, defaultValue: null, inheritedFrom: null, signature: null };
  const base = { name: 'ButtonBase', path: '/material-ui/api/button-base/' };
  const component: ComponentApi = {
    ...texts,
    name: 'Button',
    slug: 'button',
    path: '/material-ui/api/button/',
    productId: 'material-ui',
    package: '@mui/material',
    imports: ["import Button from '@mui/material/Button';", "import { Button } from '@mui/material';"],
    props: [
      { ...prop, name: 'color', type: "'a' | 'b'", defaultValue: "'a'", description: 'The **color**.' },
      { ...prop, name: 'action', type: 'React.Ref<Action>', inheritedFrom: base },
    ],
    slots: [
      { ...texts, name: 'root', defaultComponent: 'div', className: 'MuiButton-root', replaceable: true },
    ],
    classes: [{ ...texts, key: 'root', className: 'MuiButton-root', isState: false }],
    supportsComponent: true,
    supportsSx: true,
    supportsSystemProps: false,
    ref: 'HTMLButtonElement',
    nativeElement: 'button',
    inheritance: base,
    themeName: 'MuiButton',
    sourcePath: 'packages/mui-material/src/Button',
    ...fields,
  };
  return renderComponent(component, context.markdown);
}
