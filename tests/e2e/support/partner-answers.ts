import type { ServerResponse } from 'node:http';

/** Longer than the time limit for ads, which is 3 s. */
const SLOW_MS = 5000;
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
};

/** What a service that works answers. */
function sponsorEntry(host: string): Record<string, unknown> {
  return {
    statlink: `${host}/click`,
    statimp: `${host}/pixel-impression.gif`,
    pixel: `${host}/pixel-a.gif?t=[timestamp]||${host}/pixel-b.gif`,
    timestamp: 1719997200,
    image: `${host}/picture.gif`,
    company: 'Acme Clouds',
    description:
      '<strong>Deploy</strong> in a <em>minute</em>, or <a href="https://acme.example/">read how</a>.',
  };
}

/** Attacks that would show in the page, or as the dialog that a test waits for in vain. */
const HOSTILE_DESCRIPTION = `
  <img src=x onerror="window.hacked='img'">
  <script>window.hacked='script'</script>
  <style>body{display:none!important}</style>
  <svg onload="window.hacked='svg'"><animate onbegin="window.hacked='svg'" attributeName=x dur=1s></svg>
  <iframe srcdoc="<script>parent.hacked='iframe'</script>"></iframe>
  <a href="javascript:window.hacked='link'" onclick="window.hacked='click'" style="position:fixed;inset:0">Win</a>
  <a href="https://acme.example/" rel="opener" target="_self" id="root">Fine</a>
  <form action="https://evil.example"><input name=attributes><input name=childNodes><input name=localName><button>Send</button></form>
  <img name=body src=x>
  <h1>Huge</h1><strong onmouseover="window.hacked='hover'">Bold</strong>
  <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked='mxss'&gt;">`;

type Reply = (response: ServerResponse, host: string) => void;

const json = (make: (host: string) => unknown): Reply => {
  return (response, host) => void response.writeHead(200, HEADERS).end(JSON.stringify(make(host)));
};

/** Answers of the sponsor ad service by kind. */
export const SPONSOR_ANSWERS: Readonly<Record<string, Reply>> = {
  normal: json((host) => ({ ads: [{}, { note: 'no link' }, sponsorEntry(host)] })),
  plain: json((host) => ({
    ads: [{ ...sponsorEntry(host), description: 'Deploy in a minute, from any repository.' }],
  })),
  'sold-out': json(() => ({ ads: [{}, { statimp: 'https://acme.example/' }] })),
  empty: json(() => ({ ads: [] })),
  backers: json((host) => ({
    ads: [{ ...sponsorEntry(host), statlink: 'https://mui.com/material-ui/discover-more/backers/' }],
  })),
  hostile: json((host) => ({
    ads: [
      { ...sponsorEntry(host), statlink: "javascript:window.hacked='statlink'" },
      {
        ...sponsorEntry(host),
        company: '<img src=x onerror="window.hacked=1">Acme',
        image: 'javascript:window.hacked=1',
        statimp: 'data:text/html,x',
        pixel: 'javascript:1||file:///etc/passwd||',
        description: HOSTILE_DESCRIPTION,
      },
    ],
  })),
  'wrong-types': json((host) => ({
    ads: [
      7,
      null,
      ['x'],
      { statlink: 5 },
      { statlink: `${host}/click`, image: {}, company: [], description: 9, pixel: 1, timestamp: {} },
    ],
  })),
  'no-object': json(() => 'sold out'),
  malformed: (response) => void response.writeHead(200, HEADERS).end('{"ads":[{"statlink":"https://'),
  error: (response) => void response.writeHead(500, HEADERS).end('{"ads":[]}'),
  redirect: (response) => void response.writeHead(302, { ...HEADERS, Location: '/ads/normal' }).end(),
  'redirect-loop': (response) => {
    response.writeHead(302, { ...HEADERS, Location: '/ads/redirect-loop' }).end();
  },
  slow: (response, host) => {
    setTimeout(() => SPONSOR_ANSWERS['normal']?.(response, host), SLOW_MS);
  },
  silent: () => undefined,
  huge: (response, host) => {
    const entry = { ...sponsorEntry(host), description: 'A'.repeat(10_000_000) };
    response.writeHead(200, HEADERS).end(JSON.stringify({ ads: [entry] }));
  },
};

const MARKUP = (link: string, host: string): string =>
  `<a href="${link}"><img src="${host}/picture.gif" width="130" height="100" alt=""></a> <a href="${link}">Acme by script</a>`;

/** The script of an ad network, which adds its ad next to itself. */
export function adScript(kind: string, host: string): string {
  if (kind === 'blocked') return '';
  const link = kind === 'backers' ? 'https://mui.com/material-ui/discover-more/backers/' : `${host}/click`;
  const place = `(function(){var s=document.getElementById('_carbonads_js');if(!s)return;
window.placedAds=(window.placedAds||0)+1;
var e=document.createElement('div');e.id='carbonads';e.innerHTML=${JSON.stringify(MARKUP(link, host))};
s.after(e);})()`;
  return kind === 'late' ? `setTimeout(function(){${place}},${SLOW_MS})` : place;
}
