import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from './parse';

describe('a callout', () => {
  it('renders a note with a kind that screen readers announce', () => {
    expect(htmlOf(':::info\nText, **bold**.\n:::')).toBe(
      '<div class="MuiCallout-root MuiCallout-info" role="note"><p class="visually-hidden">Info</p>' +
        '<p>Text, <strong>bold</strong>.</p></div>',
    );
  });

  it('shows a title instead', () => {
    expect(htmlOf(':::warning[Mind the *gap*]\nText.\n:::')).toContain(
      '<p class="MuiCallout-title">Mind the <em>gap</em></p>',
    );
  });

  it('can contain another callout if it has more colons', () => {
    const html = htmlOf('::::info\nOuter.\n\n:::error\nInner.\n:::\n\n::::');
    expect(html).toMatch(/MuiCallout-info.*Outer.*MuiCallout-error.*Inner\.<\/p><\/div><\/div>$/);
  });

  it('can be in lists and quotations', () => {
    expect(
      htmlOf('- Item\n\n  :::info\n  Text.\n  :::\n\n> :::error\n> Text.\n> :::').match(/MuiCallout-root/g),
    ).toHaveLength(2);
  });
});

it('colons in prose stay text', () => {
  expect(htmlOf('`a:b` at 10:30, std::vector and :smile: ::x')).toBe(
    '<p><code>a:b</code> at 10:30, std::vector and :smile: ::x</p>',
  );
});

describe('an author hears of', () => {
  it('an unknown kind, also when another tool knows it', () => {
    expect(problemsOf(':::warnig\nx\n:::\n\n:::tip\nx\n:::')).toBe(
      '6:1\n":::warnig" is not a callout.\n→ Did you mean ":::warning"?\n\n' +
        '10:1\n":::tip" is not a callout.\n→ Did you mean ":::success"?',
    );
  });

  it('a callout that never ends', () => {
    expect(problemsOf('Text.\n\n:::info\nText.')).toBe(
      '8:1\nThe callout ":::info" never ends.\n→ Write ":::" on a separate line where it ends.',
    );
  });

  it('colons that are no callout, because of a space or because the callout has ended', () => {
    expect(problemsOf('::: info\nText.\n:::')).toContain(
      '6:1\nA line starts with ":::" but is not a callout.',
    );
    expect(problemsOf(':::info\n\n:::error\nText.\n:::\n\n:::')).toContain('12:1\nA line starts with ":::"');
  });
});
