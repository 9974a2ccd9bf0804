/** What a comment is about: a page, or one of its sections. */
export interface FeedbackSubject {
  /** Address of the page, without hash. */
  url: string;
  /** Title of the page. */
  title: string;
  productId: string | null;
  /** An h2 or h3 of the page. */
  section?: { id: string; title: string };
}

/** The library that these pages document; its repository takes issues when this site has none configured. */
export const LIBRARY_REPOSITORY = 'https://github.com/mui/material-ui';
