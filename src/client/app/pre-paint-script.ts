import {
  CODE_STYLING_COOKIE,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
} from '../../shared/code-variant';
import {
  COLOR_SCHEMES,
  COLOR_SCHEME_STORAGE_KEY,
  MODE_STORAGE_KEY,
  THEME_COLORS,
} from '../../shared/color-mode';
import { DIRECTION_STORAGE_KEY, RIGHT_TO_LEFT } from '../settings/theme-provider';
import { CODE_STYLING_ATTRIBUTE, CODE_VARIANT_ATTRIBUTE } from '../settings/code-variant-provider';

/**
 * Script for `<head>` that sets the color scheme, the code variant, and the styling before the first paint. On errors,
 * the defaults of the HTML remain.
 */
export function prePaintScript(): string {
  return `(()=>{var d=document,h=d.documentElement;
try{${PAINT_SCHEME}}catch{}
try{${SHOW_CODE}}catch{}
})()`.replaceAll('\n', '');
}

/** The rules are the same as in `client/ui/theme/color-mode`. */
const PAINT_SCHEME = `var g=k=>{try{return localStorage.getItem(k)}catch{return null}},
t=v=>/^(${COLOR_SCHEMES.join('|')})$/.test(v),
n=${JSON.stringify(COLOR_SCHEME_STORAGE_KEY)},s=g(${JSON.stringify(MODE_STORAGE_KEY)}),c=${JSON.stringify(THEME_COLORS)};
if(s===null)s=g(n);
if(!t(s))s=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
var p=g(n+"-"+s);if(t(p))s=p;
h.setAttribute("data-mui-color-scheme",s);
d.querySelectorAll("meta[name=theme-color]").forEach(e=>{e.content=c[s]})`;

/** The URL of a source wins over the cookie, and the cookie over the default. */
const SHOW_CODE = `var k="";try{k=d.cookie}catch{}
var x=/^#(?:(${Object.keys(CODE_STYLINGS).join('|')})-)?.+\\.(js|tsx)$/.exec(location.hash)||[],
v=/(?:^|; )${CODE_VARIANT_COOKIE}=(JS|TS)(?:;|$)/.exec(k)||[],
g=/(?:^|; )${CODE_STYLING_COOKIE}=([^;]*)/.exec(k)||[];
h.setAttribute("${CODE_VARIANT_ATTRIBUTE}",x[2]?x[2]==="js"?"JS":"TS":v[1]||"${DEFAULT_CODE_VARIANT}");
h.setAttribute("${CODE_STYLING_ATTRIBUTE}",x[1]||${JSON.stringify(stylingKeysByCookie())}[g[1]]||"system")`;

function stylingKeysByCookie(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CODE_STYLINGS).map(([key, styling]) => [encodeURIComponent(styling), key]),
  );
}

/** Script at the start of `<body>` that adds the scheme and the direction to it. */
export function bodyModeScript(): string {
  return (
    'document.body.className=document.body.className.replace(/mode-\\w+/,"mode-"+document.documentElement.getAttribute("data-mui-color-scheme"));' +
    `try{if(localStorage.getItem("${DIRECTION_STORAGE_KEY}")==="${RIGHT_TO_LEFT}")document.body.dir="${RIGHT_TO_LEFT}"}catch(e){}`
  );
}
