import { expect, it } from 'vitest';
import { problemsWith } from '../content/site-with';

const problemsOfNotification = (text: string) =>
  problemsWith({
    'content/_data/notifications.yaml': `- id: 1\n  date: 2025-05-06\n  title: News\n  text: '${text}'\n`,
  });

it('reports a notification that leads to no page', async () => {
  expect(await problemsOfNotification('See <a href="/material-ui/react-buton/">it</a>.'))
    .toMatchInlineSnapshot(`
    "content/_data/notifications.yaml:4
    The notification "News" leads to "/material-ui/react-buton/", which does not exist.
    → Did you mean "/material-ui/react-button/"?"
  `);
});

it('finds nothing wrong with links to pages, sections and other sites', async () => {
  const links = ['/material-ui/react-button/', '/material-ui/react-button/#loading', 'https://mui.com/'];
  for (const href of links) expect(await problemsOfNotification(`<a href="${href}">it</a>`)).toBe('');
});

it('reports notifications in the wrong order', async () => {
  const one = (id: number) => `- id: ${id}\n  date: 2025-05-06\n  title: News\n  text: Text\n`;
  const yaml = one(1) + one(2);
  expect(await problemsWith({ 'content/_data/notifications.yaml': yaml })).toMatchInlineSnapshot(`
    "content/_data/notifications.yaml:5
    "id" is 2.
    → Put the newest first, and give each a number higher than those of all below it."
  `);
});
