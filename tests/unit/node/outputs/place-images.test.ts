import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeImages } from '../../../../src/node/outputs/place-images';

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`;

describe('images of a page', () => {
  let repository = '';
  const place = (html: string): string => placeImages(html, join(repository, 'content/page'), repository);

  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'images-'));
    const write = (path: string, text: string): void => {
      mkdirSync(join(repository, path, '..'), { recursive: true });
      writeFileSync(join(repository, path), text);
    };
    write('content/page/plan.svg', svg(30));
    write('content/page/dark mode.svg', svg(40));
    write('content/page/sizeless.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    write('content/page/film.mp4', 'film');
    write('content/page/Q&A "2".svg', svg(60));
    write('secret.svg', svg(70));
    symlinkSync(join(repository, 'secret.svg'), join(repository, 'content/page/link.svg'));
    symlinkSync(join(repository, 'content/page/plan.svg'), join(repository, 'content/page/alias.svg'));
    write('static/logo.svg', svg(50));
    write('static/example.com/logo.svg', svg(50));
  });

  afterAll(() => rmSync(repository, { recursive: true }));

  it('get their size, so that nothing moves when they arrive', () => {
    expect(place('<p><img src="plan.svg" alt="Plan"></p>')).toMatch(
      /alt="Plan" width="30" height="20"><\/p>$/,
    );
  });

  it('keep the size that the author chose', () => {
    expect(place('<img src="plan.svg" alt="Plan" width="15">')).toMatch(/alt="Plan" width="15">$/);
  });

  it('next to the page are copied to a hashed URL', () => {
    const [, name = ''] =
      /src="\/images\/(plan-[\da-f]{10}\.svg)"/.exec(place('<img src="./plan.svg" alt="">')) ?? [];
    expect(readFileSync(join(repository, 'public/images', name), 'utf8')).toBe(svg(30));
  });

  it('images in static/ keep their URL', () => {
    expect(place('<img src="/logo.svg" alt="">')).toBe('<img src="/logo.svg" alt="" width="50" height="20">');
    expect(readdirSync(join(repository, 'public/images')).some((name) => name.startsWith('logo'))).toBe(
      false,
    );
  });

  it.each([
    '<img src="missing.svg" alt="">',
    '<img src="https://example.com/a.png" alt="">',
    '<img src="//example.com/logo.svg" alt="">',
    '<img src="../../secret.svg" alt="">',
    '<img src="./link.svg" alt="">',
    '<img src="/../secret.svg" alt="">',
    '<img src="../page" alt="">',
    '<img src="../../../../../../../../../../../../etc/hostname" alt="">',
    '<img src="data:image/svg+xml,%3Csvg 100%" alt="">',
    '<img alt="">',
  ])('ignores images that are not files of the site: %s', (html) => {
    expect(place(html)).toBe(html);
  });

  it('can have a ">" in their text', () => {
    expect(place('<img src="/logo.svg" alt="a > b"><b>b</b>')).toBe(
      '<img src="/logo.svg" alt="a > b" width="50" height="20"><b>b</b>',
    );
  });

  it('can have a space in their name and a fragment', () => {
    expect(place('<img src="./dark%20mode.svg#night" alt="">')).toMatch(
      /src="\/images\/dark%20mode-[\da-f]{10}\.svg#night" alt="" width="40" height="20">$/,
    );
  });

  it('can have characters in their name that HTML escapes', () => {
    expect(
      place(
        '<img src="./Q&#x26;A%20&#x22;2&#x22;.svg?a&#x26;b" alt=""><img src="Q&amp;A%20&quot;2&quot;.svg" alt="">',
      ),
    ).toMatch(
      /^<img src="\/images\/Q%26A%20%222%22-[\da-f]{10}\.svg\?a&amp;b" alt="" width="60" height="20"><img src="\/images\/Q%26A%20%222%22-[\da-f]{10}\.svg" alt="" width="60" height="20">$/,
    );
  });

  it('can be links to other files of the content', () => {
    expect(place('<img src="alias.svg" alt="">')).toMatch(/^<img src="\/images\/plan-/);
  });

  it('without a size are also copied', () => {
    expect(place('<img src="sizeless.svg" alt="">')).toMatch(
      /^<img src="\/images\/sizeless-\w+\.svg" alt="">$/,
    );
  });

  it('and films in every attribute that loads a file are copied', () => {
    const html =
      '<picture><source srcset="plan.svg, dark%20mode.svg 2x"><img src="/logo.svg" alt="" width="1"></picture>' +
      '<video src="film.mp4" poster="plan.svg"></video>';
    expect(place(html).replaceAll(/-[\da-f]{10}/g, '')).toBe(
      '<picture><source srcset="/images/plan.svg, /images/dark%20mode.svg 2x"><img src="/logo.svg" alt="" width="1"></picture>' +
        '<video src="/images/film.mp4" poster="/images/plan.svg"></video>',
    );
  });
});
