/**
 * GraphQL types for content authors. Every field is declared and described, and nothing is inferred, so the schema does
 * not depend on the pages.
 */
export const typeDefinitions = /* GraphQL */ `
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

  "A live example that stands beside a page."
  type Demo implements Node @dontInfer {
    "Name of the file without .tsx, or of the folder; also the anchor of the demo."
    name: String!
    "File relative to the repository."
    file: String!
    "The page it stands on."
    page: DocPage
    "TypeScript source of the first styling."
    source: String!
    "The demo as HTML, rendered at build."
    html: String!
    "Its source for readers, one per styling, MUI System first."
    sources: [DemoSource!]!
    "The controls of a playground; null for a demo that an author wrote."
    playground: JSON
    "Why it is missing, while an author works; null for a demo that is there."
    problem: String
  }

  "Source of a demo in one styling, as highlighted HTML. Lines that only TypeScript or JavaScript has are marked with data-variant."
  type DemoSource {
    "MUI System, Tailwind or CSS."
    styling: String!
    "The whole source."
    html: String!
    "Only what the demo returns; null when that is long."
    previewHtml: String
  }

  "What the demos of one page need in the browser."
  type DemoAssets implements Node @dontInfer {
    "Module that starts the demos."
    script: String!
    "Modules that the script imports, to be loaded beside it."
    imports: [String!]!
    "Stylesheet with the theme variables of the documented library; null when it has none."
    themeStylesheet: String
    "Rules of the demos as they were rendered."
    styles: String!
    "Emotion's ids of those rules."
    styleIds: [String!]!
    "JSON with the sources of the demos, for sandboxes and for editing."
    sourcesUrl: String!
    "Stylesheet of the demos that are styled with Tailwind; null without any."
    tailwindStylesheet: String
    "Module that makes such a stylesheet for edited code; null without demos in Tailwind."
    tailwindModule: String
    "Document in which edited code runs."
    runnerUrl: String!
  }

  "The texts of the interface, for pages that the build renders."
  type InterfaceTexts implements Node @dontInfer {
    "Texts by topic."
    strings: JSON!
  }

  "A path that has moved."
  type Redirect implements Node @dontInfer {
    "Old path."
    from: String!
    "New path or web address."
    to: String!
  }

  "Something new in a library."
  type NewsItem implements Node @dontInfer {
    "Place in the list, which begins with the newest."
    position: Int!
    "Day of the release, such as 2025-05-06."
    date: String!
    "What was released, such as Material UI 7.1."
    release: String!
    "What is new."
    title: String!
    "What it means for the reader."
    text: String!
    "Page that tells more."
    path: String!
  }

  "Links that the search shows before anything is typed."
  type SearchGroup implements Node @dontInfer {
    "Place in the list."
    position: Int!
    "What they have in common."
    title: String!
    "The links, in order."
    links: [SearchLink!]!
  }

  "A link that the search shows."
  type SearchLink {
    "Text of the link."
    title: String!
    "Path of a page; may end in an anchor."
    path: String!
  }

  "An error that production builds of the libraries throw by its number."
  type ErrorCode implements Node @dontInfer {
    "Number in the address of the error."
    code: Int!
    "Text of the error; %s stands for each argument."
    message: String!
    "Where addresses in the text lead; one link for each address."
    links: [MessageLink!]!
  }

  "An address in the text of an error, and where it leads readers."
  type MessageLink {
    "As the library writes it."
    address: String!
    "Page of this site, if it has one."
    href: String!
  }
`;
