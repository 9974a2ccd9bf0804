import {
  classAnchor,
  propAnchor,
  slotAnchor,
  type CallbackParameter,
  type CallbackSignature,
  type ComponentApi,
  type CssClass,
  type Prop,
  type Slot,
} from '../../../shared/api/api-reference';

/** Turns Markdown of the library into HTML. */
export type RenderMarkdown = (markdown: string) => string;

type Texts = 'description' | 'deprecationAdvice';

interface Rendered {
  anchor: string;
  descriptionHtml: string;
  deprecationAdviceHtml: string;
}

/** A callback with its texts as HTML. */
export interface RenderedSignature extends Pick<CallbackSignature, 'returnType'> {
  parameters: (Omit<CallbackParameter, 'description'> & { descriptionHtml: string })[];
  returnDescriptionHtml: string;
}

/** A prop as pages and queries show it. */
export interface RenderedProp extends Omit<Prop, Texts | 'signature'>, Rendered {
  signature: RenderedSignature | null;
}

/** A slot as pages and queries show it. */
export interface RenderedSlot extends Omit<Slot, Texts>, Rendered {}

/** A class as pages and queries show it. */
export interface RenderedClass extends Omit<CssClass, Texts>, Rendered {}

/** A component with anchors, and with its texts as HTML. */
export interface RenderedComponent
  extends Omit<ComponentApi, Texts | 'props' | 'slots' | 'classes'>, Omit<Rendered, 'anchor'> {
  props: RenderedProp[];
  slots: RenderedSlot[];
  classes: RenderedClass[];
}

/** Renders the texts of a component. */
export function renderComponent(component: ComponentApi, render: RenderMarkdown): RenderedComponent {
  const { name, props, slots, classes } = component;
  return {
    ...withHtml(component, render),
    props: props.map((prop) => ({
      ...withHtml(prop, render),
      anchor: propAnchor(name, prop.name),
      signature: prop.signature && renderSignature(prop.signature, render),
    })),
    slots: slots.map((slot) => ({ ...withHtml(slot, render), anchor: slotAnchor(name, slot) })),
    classes: classes.map((item) => ({ ...withHtml(item, render), anchor: classAnchor(name, item.key) })),
  };
}

function renderSignature(
  { parameters, returnType, returnDescription }: CallbackSignature,
  render: RenderMarkdown,
): RenderedSignature {
  return {
    parameters: parameters.map(({ description, ...parameter }) => ({
      ...parameter,
      descriptionHtml: render(description),
    })),
    returnType,
    returnDescriptionHtml: render(returnDescription),
  };
}

function withHtml<Item extends Record<Texts, string>>(
  { description, deprecationAdvice, ...rest }: Item,
  render: RenderMarkdown,
) {
  return {
    ...rest,
    descriptionHtml: render(description),
    deprecationAdviceHtml: render(deprecationAdvice),
  };
}
