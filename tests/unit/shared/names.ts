import type { ComponentNames, PageNames, ProductNames, SectionNames } from '../../../src/shared/index-files';

/** A page with sections under h2. */
export function page(title: string, sections: string[] = [], more: Partial<PageNames> = {}): PageNames {
  return {
    path: `/docs/${toId(title)}/`,
    title,
    trail: [],
    sections: [section('', title, 1), ...sections.map((heading) => section(toId(heading), heading))],
    hooks: [],
    ...more,
  };
}

export function section(id: string, title: string, depth = 2, demos: string[] = []): SectionNames {
  return { id, title, depth, demos };
}

export function component(name: string, more: Partial<ComponentNames> = {}): ComponentNames {
  return {
    name,
    path: `/docs/api/${name.toLowerCase()}/`,
    place: '',
    props: [],
    slots: [],
    classes: [],
    ...more,
  };
}

export function names(pages: PageNames[], components: ComponentNames[] = []): ProductNames {
  return { pages, components };
}

function toId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
