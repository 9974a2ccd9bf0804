import { CODE_STYLING_COOKIE, CODE_STYLINGS } from '../../shared/demo/code-styling';
import { CODE_VARIANT_COOKIE, DEFAULT_CODE_VARIANT } from '../../shared/demo/code-variant';
import { COLOR_MODES, MODE_STORAGE_KEY, THEME_COLORS } from '../../shared/theme/color-mode';
import { DIRECTION_STORAGE_KEY, RIGHT_TO_LEFT } from '../../shared/theme/stored-settings';
import { CODE_STYLING_ATTRIBUTE, CODE_VARIANT_ATTRIBUTE } from '../ui/code-variant/choices';

/**
 * Script for `<head>`, ahead of the stylesheets: sets the colour scheme, the code variant and the styling that the
 * reader has chosen. A script behind them waits for them, and the first frame may be painted before it runs.
 * Anything that goes wrong leaves what the HTML says.
 */
export function prePaintScript(): string {
  return `(function(){var d=document,h=d.documentElement;
try{${PAINT_SCHEME}}catch(e){}
try{${SHOW_CODE}}catch(e){}
})()`.replaceAll('\n', '');
}

const PAINT_SCHEME = `var m=null;try{m=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}
if(${JSON.stringify(COLOR_MODES)}.indexOf(m)<0)m="system";
var s=m==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):m;
h.setAttribute("data-mui-color-scheme",s);
var c=${JSON.stringify(THEME_COLORS)}[s];
d.querySelectorAll('meta[name="theme-color"]').forEach(function(e){e.content=c})`;

/** The address of a source wins over the cookie, and the cookie over the default. */
const SHOW_CODE = `var k="";try{k=d.cookie}catch(e){}
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

/** Script that runs as the first thing in `<body>`: names the scheme that is set in the class, too, and the direction. */
export function bodyModeScript(): string {
  return (
    'document.body.className=document.body.className.replace(/mode-\\w+/,"mode-"+document.documentElement.getAttribute("data-mui-color-scheme"));' +
    `try{if(localStorage.getItem("${DIRECTION_STORAGE_KEY}")==="${RIGHT_TO_LEFT}")document.body.dir="${RIGHT_TO_LEFT}"}catch(e){}`
  );
}
