import { expect, it } from 'vitest';
import { problemsWith } from '../content/site-with';

const problemsOfNews = (path: string) =>
  problemsWith({
    'content/_data/whats-new.yaml': `- date: 2025-05-06\n  release: Material UI 7.1\n  title: Loading buttons\n  text: They load.\n  path: ${path}\n`,
  });

it('reports news with a link to a missing page', async () => {
  expect(await problemsOfNews('/material-ui/react-buton/')).toMatchInlineSnapshot(`
    "content/_data/whats-new.yaml:5
    The news item "Loading buttons" links to "/material-ui/react-buton/", which does not exist.
    → Did you mean "/material-ui/react-button/"?"
  `);
});

it('reports news with a link to a missing anchor', async () => {
  expect(await problemsOfNews('/material-ui/react-button/#loadin')).toContain(
    '→ Did you mean "/material-ui/react-button/#loading"?',
  );
});

it('finds nothing wrong with news of a page, or of a section', async () => {
  expect(await problemsOfNews('/material-ui/react-button/')).toBe('');
  expect(await problemsOfNews('/material-ui/react-button/#loading')).toBe('');
});

it('reports news with a day in another form', async () => {
  const news = '- date: May 6\n  release: R\n  title: T\n  text: X\n  path: /\n';
  expect(await problemsWith({ 'content/_data/whats-new.yaml': news })).toContain(
    'Write a date such as "2025-05-06".',
  );
});
