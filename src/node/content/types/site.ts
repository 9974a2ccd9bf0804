/** What the site shows besides pages, as authors query it. */
export const siteTypes = /* GraphQL */ `
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
