import {
  classAnchor,
  propAnchor,
  slotAnchor,
  type CallbackSignature,
  type ComponentApi,
  type Documented,
} from '../../../shared/api-reference';

/** Turns Markdown of the library into HTML. */
export type RenderMarkdown = (markdown: string) => string;

/** A component for pages and queries, with anchors and rendered descriptions. */
export type RenderedComponent = ReturnType<typeof renderComponent>;
export type RenderedProp = RenderedComponent['props'][number];
export type RenderedSlot = RenderedComponent['slots'][number];
export type RenderedClass = RenderedComponent['classes'][number];

/** Renders the descriptions of a component. */
export function renderComponent(component: ComponentApi, render: RenderMarkdown) {
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
) {
  return {
    parameters: parameters.map(({ description, ...parameter }) => ({
      ...parameter,
      descriptionHtml: render(description),
    })),
    returnType,
    returnDescriptionHtml: render(returnDescription),
  };
}

function withHtml<Item extends Documented>(
  { description, deprecationAdvice, ...rest }: Item,
  render: RenderMarkdown,
) {
  return {
    ...rest,
    descriptionHtml: render(description),
    deprecationAdviceHtml: render(deprecationAdvice),
  };
}
