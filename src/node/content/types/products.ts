/** Products, as authors query them. */
export const productTypes = /* GraphQL */ `
  "A documentation product, such as Material UI."
  type Product implements Node @dontInfer {
    "First path segment of its pages, such as material-ui."
    productId: String!
    "Place in the list of products."
    position: Int!
    "Name shown to readers."
    name: String!
    "One sentence about the product."
    description: String!
    "Path of its first page."
    path: String!
    "Installed version of its npm package, such as 7.1.0; null when it has no package."
    version: String
    "npm package that its version comes from."
    package: String
    "Repository of the library; null when it has none of its own."
    repository: String
    "What the site says above every page of the product; null when there is nothing to say."
    notice: ProductNotice
    "Whether the product menu shows it."
    listed: Boolean!
    "Its pages, in the order of their paths."
    pages: [DocPage!]!
    "The top level of its navigation tree."
    navigation: [NavigationEntry!]!
    "Pages that the home page links to."
    highlights: [DocPage!]!
    "Earlier versions with a documentation of their own, newest first."
    olderVersions: [OlderVersion!]!
  }

  "What the site says above every page of a product."
  type ProductNotice {
    "Its heading."
    title: String!
    "One or two sentences, with links, emphasis and code."
    html: String!
  }

  "An earlier version of a product."
  type OlderVersion {
    "Label such as v6."
    text: String!
    "Address of its documentation."
    home: String!
  }
`;
