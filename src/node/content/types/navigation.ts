/** Menus and titles, as authors query them. */
export const navigationTypes = /* GraphQL */ `
  "One line of a navigation tree: a page, a group of lines, or a sub-header."
  type NavigationEntry implements Node @dontInfer {
    "Path of the page; of a group, only its name."
    pathname: String!
    "Title as the menu shows it."
    title: String!
    "Name of the tree: the product's id, or core."
    tree: String!
    "Place in the tree: entries are counted from the top, those below an entry after it."
    position: Int!
    "How many entries stand above it."
    depth: Int!
    "page, group or subheader."
    kind: String!
    "Where its line leads; of a group, its first page; null when there is nothing to lead to."
    href: String
    "Key of a sub-header: text that is no link."
    subheader: String
    "Commercial plan that the feature needs: pro or premium."
    plan: String
    "Badge: New."
    newFeature: Boolean!
    "Badge: Planned. There is no page yet."
    planned: Boolean!
    "Badge: Preview."
    unstable: Boolean!
    "Badge: Beta."
    beta: Boolean!
    "Badge: Legacy."
    legacy: Boolean!
    "Badge: Deprecated."
    deprecated: Boolean!
    "Name of an icon of Material Icons, drawn before the title."
    icon: String
    "Attributes of its link besides the address."
    linkProps: JSON
    "The entries below it, typed; the field children holds the same nodes."
    entries: [NavigationEntry!]!
    "The page it leads to; null for groups, sub-headers, API pages and other sites."
    page: DocPage
  }

  "One whole navigation tree; ask for NavigationEntry to read its entries."
  type NavigationTree implements Node @dontInfer {
    "Name of the tree: the product's id, or core."
    name: String!
    "Address of the side menu as a file."
    menuUrl: String!
  }

  "Title of a page in the table by product and path: that of its front matter, or the one that the translations set."
  type PageTitle implements Node @dontInfer {
    "Id of the product."
    product: String!
    "Path of the page."
    path: String!
    "The title."
    title: String!
    "Whether the translations set it."
    isOverridden: Boolean!
  }
`;
