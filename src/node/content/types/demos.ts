/** Demos and what they load, as authors query them. */
export const demoTypes = /* GraphQL */ `
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
    "Font that this theme expects on the page; null when it expects none."
    font: String
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
`;
