import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import type { ComponentApi, CssClass, Prop, Slot } from '../../../../src/shared/api-reference';

export const repository = process.cwd();

/** Loads modules as Node does, relative to the repository. */
export const load = createRequire(join(repository, 'package.json'));

/** The components of the installed packages. */
export async function installedComponents(): Promise<ComponentApi[]> {
  return (await readSiteReference(repository)).components;
}

/** One component of Material UI, or of another product. */
export function componentOf(
  components: readonly ComponentApi[],
  name: string,
  productId = 'material-ui',
): ComponentApi {
  return known(
    components.find((component) => component.name === name && component.productId === productId),
    name,
  );
}

export function propOf(component: ComponentApi, name: string): Prop {
  return known(
    component.props.find((prop) => prop.name === name),
    name,
  );
}

export function slotOf(component: ComponentApi, name: string): Slot {
  return known(
    component.slots.find((slot) => slot.name === name),
    name,
  );
}

export function classOf(component: ComponentApi, key: string): CssClass {
  return known(
    component.classes.find((cssClass) => cssClass.key === key),
    key,
  );
}

function known<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`There is no ${name}.`);
  return item;
}
