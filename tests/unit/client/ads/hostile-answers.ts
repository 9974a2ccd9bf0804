import * as fc from 'fast-check';

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img title="</style><img src onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">',
  '<a href="&#106;avascript:alert(1)">',
  '<a href="https://acme.example/" onclick=alert(1) target=_self rel=opener>',
  '<a href="/relative">',
  '<iframe srcdoc="<b>">',
  '<template><b>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<b style="position:fixed" class=x id=y data-a=b>',
  '</b></i></p></div></a>',
  '<strong><em><i><code><br>',
  '<!--', '-->', '<![CDATA[', ']]>', '<?php', '&lt;', '&', '"', "'", '\0', '\u2028', '<', '>', '</', '😀', 'text ',
]; // prettier-ignore

const html = fc.array(fc.constantFrom(...MARKUP), { maxLength: 12 }).map((parts) => parts.join(''));
const address = fc.oneof(
  fc.webUrl(),
  html,
  fc.constantFrom('javascript:alert(1)', '//ads.example/x', 'data:text/html,x', ''),
);
const anyOr = <Value>(sensible: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: sensible }, { weight: 1, arbitrary: fc.jsonValue() });
const entry = fc.record(
  {
    statlink: anyOr(fc.oneof({ weight: 3, arbitrary: fc.webUrl() }, { weight: 1, arbitrary: address })),
    statimp: anyOr(address),
    pixel: anyOr(fc.array(address).map((list) => list.join('||'))),
    timestamp: anyOr(fc.oneof(fc.integer(), html)),
    image: anyOr(address),
    company: anyOr(html),
    description: anyOr(html),
  },
  { requiredKeys: [] },
);
const answer = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ ads: fc.array(fc.oneof({ weight: 4, arbitrary: entry }, fc.jsonValue())) }),
  },
  { weight: 1, arbitrary: fc.record({ ads: fc.jsonValue() }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Responses of a broken or malicious service. */
export const hostileAnswers: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: answer.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc.tuple(answer, fc.nat()).map(([value, cut]) => JSON.stringify(value).slice(0, cut % 200)),
  },
  { weight: 1, arbitrary: fc.oneof(fc.string(), html) },
);
