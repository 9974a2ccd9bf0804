/** Pages and what stands on them, as authors query them. */
export const pageTypes = /* GraphQL */ `
  "A page written in content/."
  type DocPage implements Node @dontInfer {
    "URL path with both slashes."
    path: String!
    "File relative to the repository."
    file: String!
    "Heading of the page."
    title: String!
    "One sentence: the lead paragraph."
    description: String!
    "The product it belongs to."
    product: Product
    "Id of that product."
    productId: String
    "Category of the product: core, x, toolpad, docs or docs-infra."
    productCategoryId: String
    "Components it documents."
    components: [String!]!
    "Hooks it documents."
    hooks: [String!]!
    "Issue label of its component."
    githubLabel: String
    "Source path in the library's repository."
    githubSource: String
    "WAI-ARIA pattern."
    waiAria: String
    "Material Design guideline."
    materialDesign: String
    "Title on social cards."
    cardTitle: String!
    "Description on social cards."
    cardDescription: String!
    "No sponsor on this page."
    disableAd: Boolean!
    "In no navigation tree, and not for search engines."
    hidden: Boolean!
    "Where its content has moved."
    newUrl: String
    "Commercial plan: pro or premium."
    plan: String
    "The badge that is shown, of those that follow: deprecated, legacy, planned, unstable, beta or newFeature."
    badge: String
    "Badge: New."
    newFeature: Boolean!
    "Badge: Planned. The menu does not lead to the page yet."
    planned: Boolean!
    "Badge: Preview."
    unstable: Boolean!
    "Badge: Beta."
    beta: Boolean!
    "Badge: Legacy."
    legacy: Boolean!
    "Badge: Deprecated."
    deprecated: Boolean!
    "Its h2 and h3, in order."
    headings: [Heading!]!
    "Its demos, in order."
    demos: [Demo!]!
    "Paths inside the site that it links to."
    linksTo: [String!]!
    "Pages that link to it."
    linkedFrom: [DocPage!]!
    "Its links as its author wrote them, anchors included, in order."
    links: [PageLink!]!
    "The images and other files that it shows, in order."
    images: [PageImage!]!
    "Number of words in its text, code included."
    words: Int!
    "Number of rows in its tables of keys."
    keyRows: Int!
    "Number of props that the components whose guide it is have of their own, without deprecated ones and those that all share."
    ownProps: Int!
    "Those of them that neither its text nor its demos name, such as Chip.onDelete."
    missingProps: [String!]!
    "Day of the last commit that touched its file, such as 2026-11-20; null outside git."
    lastUpdated: String
    "Its body: prose as HTML, and demos."
    blocks: [Block!]!
    "Links to the API pages of its components, as HTML; null when it has none, or lists them itself."
    apiSection: String
    "What the frame around the article shows: menu, breadcrumb, neighbours, versions."
    frame: JSON!
    "Styles and scripts that its demos share; null without demos."
    demoAssets: DemoAssets
  }

  "A heading with the anchor that links use."
  type Heading {
    "Anchor, without #."
    id: String!
    "2 or 3."
    depth: Int!
    "Plain text."
    text: String!
  }

  "A link in the text of a page."
  type PageLink {
    "Path with its anchor, or web address."
    href: String!
    "Line of the file."
    line: Int!
  }

  "An image, or another file that an element of a page loads."
  type PageImage {
    "Path relative to the page, absolute path, or web address."
    src: String!
    "Line of the file."
    line: Int!
  }

  "Prose as HTML, with code already highlighted."
  type HtmlBlock {
    "Finished HTML."
    html: String!
  }

  "Prose in which demos stand inside elements, such as a list."
  type TreeBlock {
    "Texts, elements, elements with finished HTML, and places of demos."
    tree: JSON!
    "The demos, by the number of their place."
    demos: [PlacedDemo!]!
  }

  "A demo and its options."
  type PlacedDemo {
    "Options the author has set."
    options: JSON!
    "The demo."
    demo: Demo!
  }

  "A demo in its place on the page."
  type DemoBlock {
    "Options the author has set."
    options: JSON!
    "The demo."
    demo: Demo!
  }
`;
