import type { IndexablePage } from '../../../../src/node/search/gather-products';
import type { ComponentApi, CssClass, Prop, Slot } from '../../../../src/shared/api-reference';
import type { PageSection } from '../../../../src/shared/page';

export function indexablePage(path: string, more: Partial<IndexablePage> = {}): IndexablePage {
  const title = more.title ?? 'Page';
  return {
    path,
    title,
    description: 'A page.',
    trail: [],
    sections: [pageSection({ title, text: 'A page.' })],
    components: [],
    hooks: [],
    hidden: false,
    demoSource: () => '',
    ...more,
  };
}

export function pageSection(more: Partial<PageSection>): PageSection {
  return { id: '', depth: more.id ? 2 : 1, title: 'Page', text: '', demos: [], ...more };
}

export function componentApi(name: string, more: Partial<ComponentApi> = {}): ComponentApi {
  const slug = name.toLowerCase();
  return {
    name,
    slug,
    path: `/docs/api/${slug}/`,
    productId: 'docs',
    package: 'docs',
    imports: [],
    description: '',
    deprecated: false,
    deprecationAdvice: '',
    props: [],
    slots: [],
    classes: [],
    supportsComponent: false,
    supportsSx: false,
    supportsSystemProps: false,
    ref: null,
    nativeElement: null,
    inheritance: null,
    themeName: null,
    sourcePath: '',
    ...more,
  };
}

export function prop(name: string, more: Partial<Prop> = {}): Prop {
  return {
    name,
    type: 'string',
    required: false,
    defaultValue: null,
    description: '',
    deprecated: false,
    deprecationAdvice: '',
    inheritedFrom: null,
    signature: null,
    ...more,
  };
}

export function slot(name: string, more: Partial<Slot> = {}): Slot {
  return {
    name,
    description: '',
    defaultComponent: null,
    className: null,
    replaceable: true,
    deprecated: false,
    deprecationAdvice: '',
    ...more,
  };
}

export function cssClass(key: string, className: string, more: Partial<CssClass> = {}): CssClass {
  return {
    key,
    className,
    description: '',
    isState: false,
    deprecated: false,
    deprecationAdvice: '',
    ...more,
  };
}
