import { expect, it } from 'vitest';
import { problemsWith } from '../content/site-with';

const problemsOfNotification = (text: string) =>
  problemsWith({
    'content/_data/notifications.yaml': `- id: 1\n  date: 2025-05-06\n  title: News\n  text: '${text}'\n`,
  });

it('reports a notification with a link to a missing page', async () => {
  expect(await problemsOfNotification('See <a href="/material-ui/react-buton/">it</a>.'))
    .toMatchInlineSnapshot(`
    "content/_data/notifications.yaml:4
    The notification "News" links to "/material-ui/react-buton/", which does not exist.
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
    → Put the newest first, and give each one a higher number than all notifications below it."
  `);
});

it.each(['1.5', '"7"', 'new'])('asks for a number as an id instead of %s', async (id) => {
  const yaml = `- id: ${id}\n  date: 2025-05-06\n  title: News\n  text: Text\n`;
  expect(await problemsWith({ 'content/_data/notifications.yaml': yaml })).toMatch(
    id === '1.5' ? 'Write a whole number, such as 3.' : 'Write a number, without quotes.',
  );
});

it('reports markup that a notification ignores', async () => {
  const text =
    '<u>Old</u> <a href="https://mui.com/" target="_blank">a</a> <a href="javascript:alert(1)">b</a> <b>c</b>';
  expect(await problemsOfNotification(text)).toMatchInlineSnapshot(`
    "content/_data/notifications.yaml:4
    The notification "News" has <a href="javascript:alert(1)">, which is ignored.
    → Use only these elements: a, b, br, code, em, i, strong. A link can have an "href" and nothing else.

    content/_data/notifications.yaml:4
    The notification "News" has <a target>, which is ignored.
    → Use only these elements: a, b, br, code, em, i, strong. A link can have an "href" and nothing else.

    content/_data/notifications.yaml:4
    The notification "News" has <u>, which is ignored.
    → Use only these elements: a, b, br, code, em, i, strong. A link can have an "href" and nothing else."
  `);
});

it('reports a day that does not exist', async () => {
  const yaml = "- id: 1\n  date: 2025-02-30\n  title: News\n  text: 'Text.'\n";
  expect(await problemsWith({ 'content/_data/notifications.yaml': yaml })).toMatchInlineSnapshot(`
    "content/_data/notifications.yaml:2
    "date" is "2025-02-30".
    → Write a date such as "2025-05-06"."
  `);
});
