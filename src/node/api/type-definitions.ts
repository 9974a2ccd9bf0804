/** GraphQL types of the API reference. Nothing is inferred, so the schema does not depend on the packages. */
export const apiTypeDefinitions = /* GraphQL */ `
  "API of one component, extracted from its type declarations."
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
    "Import statements for the component, smallest first."
    imports: [String!]!
    "Description as HTML. Empty if the library has none."
    descriptionHtml: String!
    "True if it is deprecated."
    deprecated: Boolean!
    "Replacement, as HTML. Empty if the library doesn't mention one."
    deprecationAdviceHtml: String!
    "Own props, then inherited props. Within each group, required props come first, then the others by name."
    props: [Prop!]!
    "Deprecated props."
    deprecatedProps: [Prop!]!
    "Parts of the component that have their own props."
    slots: [Slot!]!
    "CSS classes for custom styles."
    classes: [CssClass!]!
    "True if the component prop can change the root element."
    supportsComponent: Boolean!
    "True if it has the sx prop."
    supportsSx: Boolean!
    "True if it has system props, such as margin."
    supportsSystemProps: Boolean!
    "Type of its ref, such as HTMLButtonElement. Null if it doesn't support refs."
    ref: String
    "Native element at its root, such as button. Null if it has none or renders another component."
    nativeElement: String
    "Component that it inherits props from."
    inheritance: ComponentLink
    "Name of the component in the theme, such as MuiButton. Null if it can't be themed."
    themeName: String
    "Folder of its source in the repository of the library."
    sourcePath: String!
    "Pages that document the component."
    documentedBy: [DocPage!]!
    "Body of its API page as HTML, starting at the import statements."
    html: String!
    "Headings of the API page, including its props, slots, and classes."
    headings: [Heading!]!
    "Data for the layout around the API page, such as the menu, breadcrumb, previous and next page, and versions."
    frame: JSON!
  }

  "Link to another component."
  type ComponentLink {
    "Name as exported."
    name: String!
    "Path of its API page, or an external URL. Null if unknown."
    path: String
  }

  "Prop of a component."
  type Prop {
    "Name of the prop."
    name: String!
    "Anchor on the API page without #."
    anchor: String!
    "TypeScript type on one line, with expanded unions of literals, and signatures for callbacks."
    type: String!
    "True if the prop is required."
    required: Boolean!
    "Source code of the default value. Null if there is none."
    defaultValue: String
    "Description as HTML. Empty if undocumented."
    descriptionHtml: String!
    "True if it is deprecated."
    deprecated: Boolean!
    "Replacement, as HTML. Empty if the library doesn't mention one."
    deprecationAdviceHtml: String!
    "Component that declares the prop. Null for own props."
    inheritedFrom: ComponentLink
    "Signature of the callback. Null if the prop can't be a function."
    signature: CallbackSignature
  }

  "Signature of a prop that is a function."
  type CallbackSignature {
    "Parameters, in order."
    parameters: [CallbackParameter!]!
    "TypeScript type of the return value."
    returnType: String!
    "Description of the return value, as HTML. Empty if undocumented."
    returnDescriptionHtml: String!
  }

  "Parameter of a callback."
  type CallbackParameter {
    "Name of the parameter."
    name: String!
    "TypeScript type."
    type: String!
    "True if the parameter is optional."
    optional: Boolean!
    "Description as HTML. Empty if undocumented."
    descriptionHtml: String!
  }

  "Part of a component that has its own props and can usually be replaced with another component."
  type Slot {
    "Name in slots and slotProps."
    name: String!
    "Anchor on the API page without #."
    anchor: String!
    "Description as HTML. Empty if undocumented."
    descriptionHtml: String!
    "Default element or component, such as span or Popper. Null if unknown."
    defaultComponent: String
    "CSS class of the slot without dot. Null if it has none."
    className: String
    "False if the part is in slotProps but not in slots."
    replaceable: Boolean!
    "True if it is deprecated."
    deprecated: Boolean!
    "Replacement, as HTML. Empty if the library doesn't mention one."
    deprecationAdviceHtml: String!
  }

  "CSS class that a component sets, for custom styles."
  type CssClass {
    "Key in the classes prop and in the theme's style overrides, such as root."
    key: String!
    "Anchor on the API page without #."
    anchor: String!
    "Class name without dot, such as MuiButton-root."
    className: String!
    "Description as HTML. Empty if undocumented."
    descriptionHtml: String!
    "True if the class marks a state that all components share, such as Mui-disabled."
    isState: Boolean!
    "True if it is deprecated."
    deprecated: Boolean!
    "Replacement, as HTML. Empty if the library doesn't mention one."
    deprecationAdviceHtml: String!
  }
`;
