/**
 * GraphQL types for content authors. Every field is declared and described, and nothing is inferred, so the schema does
 * not depend on the pages.
 */
export const typeDefinitions = /* GraphQL */ `
  "A documentation product, such as Material UI."
  type Product implements Node @dontInfer {
    "ID of the product and first path segment of its pages, such as material-ui."
    productId: String!
    "Index in the product list."
    position: Int!
    "Display name."
    name: String!
    "One sentence about the product."
    description: String!
    "Path of its first page."
    path: String!
    "Installed version of its npm package, such as 7.1.0. Null if it has no package."
    version: String
    "npm package that determines the version."
    package: String
    "Repository of the library. Null if it has no separate repository."
    repository: String
    "Notice at the top of every page of the product. Null if there is none."
    notice: ProductNotice
    "True if the product menu includes it."
    listed: Boolean!
    "Pages of the product, sorted by path."
    pages: [DocPage!]!
    "Top-level entries of its navigation tree."
    navigation: [NavigationEntry!]!
    "Pages that the home page links to."
    highlights: [DocPage!]!
    "Earlier versions that have separate documentation, newest first."
    olderVersions: [OlderVersion!]!
  }

  "Notice at the top of every page of a product."
  type ProductNotice {
    "Heading of the notice."
    title: String!
    "One or two sentences as HTML, with links, emphasis, and code."
    html: String!
  }

  "An earlier version of a product."
  type OlderVersion {
    "Label such as v6."
    text: String!
    "URL of its documentation."
    home: String!
  }

  "Entry of a navigation tree, which is a page, a group of entries, or a sub-header."
  type NavigationEntry implements Node @dontInfer {
    "Path of the page. Groups have a unique name instead."
    pathname: String!
    "Title in the menu."
    title: String!
    "Name of the tree, which is the ID of the product or core."
    tree: String!
    "Index in the tree, counted from top to bottom with all groups expanded."
    position: Int!
    "Nesting level. Top-level entries have 0."
    depth: Int!
    "One of page, group, and subheader."
    kind: String!
    "Target of the link. Groups link to their first page. Null if there is no target."
    href: String
    "Translation key of a sub-header, which is text without a link."
    subheader: String
    "Commercial plan that the feature requires, pro or premium."
    plan: String
    "Badge: New."
    newFeature: Boolean!
    "Badge: Planned. The page doesn't exist yet."
    planned: Boolean!
    "Badge: Preview."
    unstable: Boolean!
    "Badge: Beta."
    beta: Boolean!
    "Badge: Legacy."
    legacy: Boolean!
    "Badge: Deprecated."
    deprecated: Boolean!
    "Name of a Material icon that appears before the title."
    icon: String
    "Additional attributes of the link."
    linkProps: JSON
    "Child entries. The field children returns the same nodes, but untyped."
    entries: [NavigationEntry!]!
    "Page that it links to. Null for groups, sub-headers, API pages, and external links."
    page: DocPage
  }

  "Navigation tree. To read its entries, query NavigationEntry."
  type NavigationTree implements Node @dontInfer {
    "Name of the tree, which is the ID of the product or core."
    name: String!
    "URL of the file with the side menu."
    menuUrl: String!
  }

  "Title of a page by product and path. Translations override titles from front matter."
  type PageTitle implements Node @dontInfer {
    "ID of the product."
    product: String!
    "Path of the page."
    path: String!
    "Title of the page."
    title: String!
    "True if a translation overrides the title."
    isOverridden: Boolean!
  }

  "Page from the content folder."
  type DocPage implements Node @dontInfer {
    "URL path with leading and trailing slashes."
    path: String!
    "File path relative to the repository."
    file: String!
    "Title and h1 of the page."
    title: String!
    "One sentence that appears below the title."
    description: String!
    "Product that the page belongs to."
    product: Product
    "ID of that product."
    productId: String
    "Category of the product, which is core, x, toolpad, docs, or docs-infra."
    productCategoryId: String
    "Components that the page documents."
    components: [String!]!
    "Hooks that the page documents."
    hooks: [String!]!
    "GitHub label for issues about its component."
    githubLabel: String
    "Path of the component's source in the repository of the library."
    githubSource: String
    "URL of the WAI-ARIA pattern."
    waiAria: String
    "URL of the Material Design guideline."
    materialDesign: String
    "Title on social cards."
    cardTitle: String!
    "Description on social cards."
    cardDescription: String!
    "True if the page doesn't show ads."
    disableAd: Boolean!
    "True if the page isn't in a navigation tree and isn't indexed by search engines."
    hidden: Boolean!
    "New path of moved content."
    newUrl: String
    "Commercial plan, pro or premium."
    plan: String
    "Badge to display, which is the first one that is set of deprecated, legacy, planned, unstable, beta, and newFeature."
    badge: String
    "Badge: New."
    newFeature: Boolean!
    "Badge: Planned. The menu doesn't link to the page yet."
    planned: Boolean!
    "Badge: Preview."
    unstable: Boolean!
    "Badge: Beta."
    beta: Boolean!
    "Badge: Legacy."
    legacy: Boolean!
    "Badge: Deprecated."
    deprecated: Boolean!
    "Headings of levels 2 and 3, in order."
    headings: [Heading!]!
    "Demos of the page, in order."
    demos: [Demo!]!
    "Paths of this site that the page links to."
    linksTo: [String!]!
    "Pages that link to this page."
    linkedFrom: [DocPage!]!
    "Links as written by the author, including anchors, in order."
    links: [PageLink!]!
    "Images and other embedded files, in order."
    images: [PageImage!]!
    "Word count, including code."
    words: Int!
    "Number of rows in keyboard tables."
    keyRows: Int!
    "Number of own props of the components that the page documents. Deprecated props and props that all components share don't count."
    ownProps: Int!
    "Own props that aren't mentioned in the page or its demos, such as Chip.onDelete."
    missingProps: [String!]!
    "Date of the last commit that changed the file, such as 2026-11-20. Null outside Git."
    lastUpdated: String
    "Body of the page, split into HTML and demos."
    blocks: [Block!]!
    "Links to the API pages of its components, as HTML. Null if there are none or if the page lists them itself."
    apiSection: String
    "Data for the layout around the article, such as the menu, breadcrumb, previous and next page, and versions."
    frame: JSON!
    "Styles and scripts that its demos share. Null if the page has no demos."
    demoAssets: DemoAssets
  }

  "Heading with its anchor."
  type Heading {
    "Anchor without #."
    id: String!
    "Level of the heading, 2 or 3."
    depth: Int!
    "Plain text."
    text: String!
  }

  "Link in the text of a page."
  type PageLink {
    "Path with anchor, or an external URL."
    href: String!
    "Line number in the file."
    line: Int!
  }

  "Image or other file that a page embeds."
  type PageImage {
    "Path relative to the page, absolute path, or external URL."
    src: String!
    "Line number in the file."
    line: Int!
  }

  "Prose as HTML with highlighted code."
  type HtmlBlock {
    "HTML of the block."
    html: String!
  }

  "Prose with demos inside elements, such as a list."
  type TreeBlock {
    "Tree of text, elements, elements with HTML content, and demo placeholders."
    tree: JSON!
    "Demos, by the index of their placeholder."
    demos: [PlacedDemo!]!
  }

  "Demo and its options."
  type PlacedDemo {
    "Options from the author."
    options: JSON!
    "Demo to render."
    demo: Demo!
  }

  "Demo at its position on the page."
  type DemoBlock {
    "Options from the author."
    options: JSON!
    "Demo to render."
    demo: Demo!
  }

  "Live example that belongs to a page."
  type Demo implements Node @dontInfer {
    "Name of the file without .tsx, or of the folder. It is also the anchor of the demo."
    name: String!
    "File path relative to the repository."
    file: String!
    "Page that contains the demo."
    page: DocPage
    "TypeScript source of the default styling."
    source: String!
    "HTML of the demo, rendered during the build."
    html: String!
    "Displayed source for each styling, with MUI System first."
    sources: [DemoSource!]!
    "Controls of a playground. Null for other demos."
    playground: JSON
    "Error that prevents the demo from rendering in develop. Null if there is none."
    problem: String
  }

  "Source of a demo in one styling, as highlighted HTML. Lines that only appear in TypeScript or JavaScript have a data-variant attribute."
  type DemoSource {
    "One of MUI System, Tailwind, and CSS."
    styling: String!
    "Complete source."
    html: String!
    "Only the JSX that the demo returns. Null if it is long."
    previewHtml: String
  }

  "Styles and scripts for the demos of a page."
  type DemoAssets implements Node @dontInfer {
    "Module that starts the demos."
    script: String!
    "Modules that the script imports, to preload."
    imports: [String!]!
    "Stylesheet with the theme's CSS variables. Null if the library has none."
    themeStylesheet: String
    "Stylesheet of the font that the theme uses. Null if it uses none."
    font: String
    "CSS rules from the rendered demos."
    styles: String!
    "Emotion's IDs of those rules."
    styleIds: [String!]!
    "URL of the JSON file with the sources of the demos, for sandboxes and the editor."
    sourcesUrl: String!
    "Stylesheet of demos that use Tailwind. Null if there are none."
    tailwindStylesheet: String
    "Module that generates Tailwind styles for edited code. Null if no demo uses Tailwind."
    tailwindModule: String
    "URL of the document that runs edited code."
    runnerUrl: String!
  }

  "UI strings for pages that are rendered during the build."
  type InterfaceTexts implements Node @dontInfer {
    "Strings by topic."
    strings: JSON!
  }

  "Redirect from an old path."
  type Redirect implements Node @dontInfer {
    "Old path."
    from: String!
    "New path or URL."
    to: String!
  }

  "News about a library."
  type NewsItem implements Node @dontInfer {
    "Index in the list. The newest item is first."
    position: Int!
    "Release date, such as 2025-05-06."
    date: String!
    "Name of the release, such as Material UI 7.1."
    release: String!
    "Headline."
    title: String!
    "One or two sentences about the effect on users."
    text: String!
    "Page with more information."
    path: String!
  }

  "Links in the search dialog before the user types."
  type SearchGroup implements Node @dontInfer {
    "Index in the list."
    position: Int!
    "Title of the group."
    title: String!
    "Links of the group, in order."
    links: [SearchLink!]!
  }

  "Link in the search dialog."
  type SearchLink {
    "Text of the link."
    title: String!
    "Path of a page, with an optional anchor."
    path: String!
  }

  "Error that production builds of the libraries throw as a number."
  type ErrorCode implements Node @dontInfer {
    "Error number, which is part of the URL."
    code: Int!
    "Error message, with %s for each argument."
    message: String!
    "Link targets of the URLs in the message."
    links: [MessageLink!]!
  }

  "URL in an error message, and the target of its link."
  type MessageLink {
    "URL as written by the library."
    address: String!
    "Page of this site if there is one, or else the original URL."
    href: String!
  }
`;
