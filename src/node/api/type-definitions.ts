/** GraphQL types of the API reference. Nothing is inferred, so the schema does not depend on the packages. */
export const apiTypeDefinitions = /* GraphQL */ `
  "What the type declarations of one component say: its API page."
  type ComponentApi implements Node @dontInfer {
    "Name as exported, such as IconButton."
    name: String!
    "Name in paths and anchors, such as icon-button."
    slug: String!
    "Path of its API page."
    path: String!
    "The product that documents it."
    product: Product
    "npm package, such as @mui/material."
    package: String!
    "Import statements that lead to it: the smallest first."
    imports: [String!]!
    "Description as HTML; empty when the library gives none."
    descriptionHtml: String!
    "Whether the library advises against it."
    deprecated: Boolean!
    "What to use instead, as HTML; empty when the library does not say."
    deprecationAdviceHtml: String!
    "Own props first, then inherited ones; required props first, then by name."
    props: [Prop!]!
    "Those of its props that the library advises against."
    deprecatedProps: [Prop!]!
    "Parts that take props of their own."
    slots: [Slot!]!
    "Classes for custom styles."
    classes: [CssClass!]!
    "Whether the root can be another element: the component prop."
    supportsComponent: Boolean!
    "Whether it takes the sx prop."
    supportsSx: Boolean!
    "Whether it takes all system properties as props, such as margin."
    supportsSystemProps: Boolean!
    "DOM interface that its ref holds, such as HTMLButtonElement; null when it cannot hold a ref."
    ref: String
    "Native element at its root, such as button; null when it has none, or none of its own."
    nativeElement: String
    "Component whose props it takes besides its own."
    inheritance: ComponentLink
    "Key of its default props in the theme, such as MuiButton; null when the theme has none."
    themeName: String
    "Folder of its source in the library's repository."
    sourcePath: String!
    "Pages that document it."
    documentedBy: [DocPage!]!
    "Body of its API page as HTML, from the import statements on."
    html: String!
    "Headings of that body, with its props, slots and classes."
    headings: [Heading!]!
    "What the frame around its API page shows: menu, breadcrumb, neighbours, versions."
    frame: JSON!
  }

  "A component that another entry refers to."
  type ComponentLink {
    "Name as exported."
    name: String!
    "Path of its API page, or a web address; null when unknown."
    path: String
  }

  "One prop of a component."
  type Prop {
    "Name of the prop."
    name: String!
    "Anchor on the API page, without #."
    anchor: String!
    "TypeScript on one line: unions of literals spelled out, callbacks as signatures."
    type: String!
    "Whether the component needs it."
    required: Boolean!
    "Source text of the default value; null when there is none."
    defaultValue: String
    "Description as HTML; empty when undocumented."
    descriptionHtml: String!
    "Whether the library advises against it."
    deprecated: Boolean!
    "What to use instead, as HTML; empty when the library does not say."
    deprecationAdviceHtml: String!
    "The component that declares it; null for the component's own props."
    inheritedFrom: ComponentLink
    "The function, taken apart; null unless the prop is one, or may be one."
    signature: CallbackSignature
  }

  "A prop that is a function, taken apart."
  type CallbackSignature {
    "Its parameters, in order."
    parameters: [CallbackParameter!]!
    "TypeScript type of what it returns."
    returnType: String!
    "What it returns, as HTML; empty when undocumented."
    returnDescriptionHtml: String!
  }

  "A parameter of a callback."
  type CallbackParameter {
    "Name of the parameter."
    name: String!
    "TypeScript type."
    type: String!
    "Whether a call may leave it out."
    optional: Boolean!
    "Description as HTML; empty when undocumented."
    descriptionHtml: String!
  }

  "A part of a component that takes props of its own and, mostly, another component."
  type Slot {
    "Name in slots and slotProps."
    name: String!
    "Anchor on the API page, without #."
    anchor: String!
    "Description as HTML; empty when undocumented."
    descriptionHtml: String!
    "Default element or component, such as span or Popper; null when the library does not say."
    defaultComponent: String
    "Class of the slot without dot; null when it has none."
    className: String
    "False for a part that takes props (slotProps), but no other component (slots)."
    replaceable: Boolean!
    "Whether the library advises against it."
    deprecated: Boolean!
    "What to use instead, as HTML; empty when the library does not say."
    deprecationAdviceHtml: String!
  }

  "A class that a component sets, for custom styles."
  type CssClass {
    "Key in the classes prop and in style overrides of the theme, such as root."
    key: String!
    "Anchor on the API page, without #."
    anchor: String!
    "Class in the document without dot, such as MuiButton-root."
    className: String!
    "Description as HTML; empty when undocumented."
    descriptionHtml: String!
    "Whether it shows a state that all components share, such as Mui-disabled."
    isState: Boolean!
    "Whether the library advises against it."
    deprecated: Boolean!
    "What to use instead, as HTML; empty when the library does not say."
    deprecationAdviceHtml: String!
  }
`;
