import { describe, expect, it } from 'vitest';
import { issueRepository } from '../../../../../src/client/ui/providers';
import { commentBody, issueUrl, isWorthSending } from '../../../../../src/client/article/feedback/outbox';

const PAGE = {
  url: 'https://docs.example/material-ui/react-button/',
  title: 'Button',
  productId: 'material-ui',
};
const SECTION = { ...PAGE, section: { id: 'loading', title: 'Loading' } };
const payloadOf = (body: string): unknown => JSON.parse(new URLSearchParams(body).get('payload') ?? 'null');

describe('a comment', () => {
  it('a comment on a page includes the page and its rating', () => {
    expect(
      payloadOf(commentBody(PAGE, '0', ' Where are the sizes? & more ', 'https://github.com/a/b')),
    ).toEqual({
      callback_id: 'send_feedback',
      rating: 0,
      comment: 'Where are the sizes? & more',
      currentLocationURL: PAGE.url,
      commentSectionURL: PAGE.url,
      commentSectionTitle: 'Button',
      githubRepo: 'https://github.com/a/b',
      productId: 'material-ui',
    });
  });

  it('a comment on a section includes the section but no rating', () => {
    const payload = payloadOf(commentBody(SECTION, null, 'Unclear to me', 'https://github.com/a/b'));
    expect(payload).toMatchObject({
      commentSectionURL: `${PAGE.url}#loading`,
      commentSectionTitle: 'Loading',
    });
    expect(payload).not.toHaveProperty('rating');
  });

  it('does not send comments of less than ten characters', () => {
    expect(isWorthSending('123456789')).toBe(false);
    expect(isWorthSending('   12345   ')).toBe(false);
    expect(isWorthSending('1234567890')).toBe(true);
  });
});

describe('an issue', () => {
  it('fills in page, section, and comment of an issue', () => {
    const url = new URL(issueUrl(SECTION, 'It & that?', 'https://github.com/a/b'));
    expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
    expect(url.searchParams.get('title')).toBe('[docs] Button: Loading');
    expect(url.searchParams.get('body')).toBe(`${PAGE.url}#loading\n\nIt & that?`);
  });

  it('opens the issue in the repository of the site, the page’s product, or the first product', () => {
    const products = [
      { id: 'material-ui', repository: 'https://github.com/a/material' },
      { id: 'docs', repository: null },
      { id: 'joy-ui', repository: 'https://github.com/a/joy' },
    ];
    const repositoryUrl = 'https://github.com/a/site';
    expect(issueRepository({ repositoryUrl, products }, 'joy-ui')).toBe(repositoryUrl);
    expect(issueRepository({ repositoryUrl: null, products }, 'joy-ui')).toBe('https://github.com/a/joy');
    expect(issueRepository({ repositoryUrl: null, products }, 'docs')).toBe('https://github.com/a/material');
    expect(issueRepository({ repositoryUrl: null, products: [] }, 'docs')).toBeNull();
  });
});
