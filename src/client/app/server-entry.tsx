import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import services from 'site-data/services.json';
import {
  CODE_STYLING_COOKIE,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  SOURCE_HASH,
  VARIANTS_BY_ENDING,
} from '../../shared/code-variant';
import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEMES,
  COLOR_SCHEME_STORAGE_KEY,
  MODE_STORAGE_KEY,
  THEME_COLORS,
} from '../../shared/color-mode';
import { SERVICES_ELEMENT, servicesJson } from '../../shared/site-data';
import { earlyEventsScript } from '../ui/early-events';
import { adGateScript } from '../ads/ad-provider';
import { APP_SHELL } from '../../shared/request-kind';
import { APPLE_ICON, WEB_MANIFEST } from '../../shared/paths';
import { CODE_STYLING_ATTRIBUTE, CODE_VARIANT_ATTRIBUTE } from '../settings/code-variant-provider';
import { DIRECTION_STORAGE_KEY } from '../settings/theme-provider';

const FONT = '/fonts/geist-latin.woff2';
/** Hides parts that need JavaScript, whatever their own styles are. */
const WITHOUT_SCRIPT = '<style>.needs-script{display:none!important}</style>';
/**
 * The order of all layers, whichever stylesheet loads first. Styles without a layer win, which include the styles of
 * demos.
 */
const LAYERS = '@layer reset, tokens, base, components, features, contrast, print;';
/** Elements before the stylesheet, which is long. The order of the layers has to come first. */
const BEFORE_STYLESHEET = ['layers', 'pre-paint', 'early-events', 'ad-gate'];
const PRISM = '/static/styles/prism-okaidia.css';

/** Renders in one piece, because React's streaming output needs scripts to reorder it. */
export function replaceRenderer({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): void {
  // The app shell has no content, because any page can render into it. Gatsby would treat an empty string as missing,
  // and render itself.
  replaceBodyHTMLString(pathname === APP_SHELL ? ' ' : renderToString(bodyComponent as ReactElement));
}

/** Attributes, metas and scripts that every page has. */
export function onRenderBody(tools: RenderBodyArgs): void {
  const json = servicesJson(services);
  tools.setHtmlAttributes({ lang: 'en', [COLOR_SCHEME_ATTRIBUTE]: 'light' } as Record<string, string>);
  tools.setBodyAttributes({ className: 'mode-light', dir: 'ltr' });
  tools.setHeadComponents([
    <style key="layers">{LAYERS}</style>,
    <link key="font" rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta
      key="light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={THEME_COLORS.light}
    />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple-icon" rel="apple-touch-icon" href={APPLE_ICON} />,
    <link key="manifest" rel="manifest" href={WEB_MANIFEST} />,
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: prePaintScript() }} />,
    <script key="early-events" dangerouslySetInnerHTML={{ __html: earlyEventsScript() }} />,
    <script key="ad-gate" dangerouslySetInnerHTML={{ __html: adGateScript() }} />,
    <noscript key="no-script" dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPT }} />,
    // Third-party services. They are in the HTML, so scripts do not depend on the configuration.
    json && (
      <script
        key="services"
        id={SERVICES_ELEMENT}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: json }}
      />
    ),
  ]);
  tools.setPreBodyComponents([
    <script key="body-mode" dangerouslySetInnerHTML={{ __html: bodyModeScript() }} />,
  ]);
  // In the head, the colors of code would delay the first paint.
  tools.setPostBodyComponents([<link key="prism" id="prismjs" rel="stylesheet" href={PRISM} />]);
}

/**
 * Removes the generator tag and sorts the head: metas and the title first, then the scripts for the first paint, then the
 * stylesheet and the rest.
 */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const elements = getHeadComponents().filter(isValidElement<{ name?: string }>);
  const kept = elements.filter(({ props }) => props.name !== 'generator');
  replaceHeadComponents(kept.sort((a, b) => rank(a) - rank(b)));
}

function rank({ type, key }: ReactElement): number {
  if (type === 'meta') return 0;
  if (type === 'title') return 1;
  return BEFORE_STYLESHEET.includes(String(key)) ? 2 : 3;
}

/**
 * Script for `<head>` that sets the color scheme, the code variant, and the styling before the first paint. On errors,
 * the defaults of the HTML remain.
 */
export function prePaintScript(): string {
  return `(()=>{const root=document.documentElement;
try{${PAINT_SCHEME}}catch{}
try{${SHOW_CODE}}catch{}
})()`.replaceAll('\n', '');
}

/** The rules are the same as in `settings/theme-provider.tsx`. */
const PAINT_SCHEME = `const read=key=>{try{return localStorage.getItem(key)}catch{return null}};
const isScheme=value=>/^(${COLOR_SCHEMES.join('|')})$/.test(value);
const key=${JSON.stringify(COLOR_SCHEME_STORAGE_KEY)},colors=${JSON.stringify(THEME_COLORS)};
let scheme=read(${JSON.stringify(MODE_STORAGE_KEY)})??read(key);
if(!isScheme(scheme))scheme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
const stored=read(key+"-"+scheme);
if(isScheme(stored))scheme=stored;
root.setAttribute("${COLOR_SCHEME_ATTRIBUTE}",scheme);
document.querySelectorAll("meta[name=theme-color]").forEach(meta=>{meta.content=colors[scheme]})`;

/** The URL of a source wins over the cookie, and the cookie over the default. */
const SHOW_CODE = `let cookies="";
try{cookies=document.cookie}catch{}
const [,linkedStyling,extension]=${SOURCE_HASH.toString()}.exec(location.hash)||[];
const [,variant]=/(?:^|; )${CODE_VARIANT_COOKIE}=(JS|TS)(?:;|$)/.exec(cookies)||[];
const [,styling]=/(?:^|; )${CODE_STYLING_COOKIE}=([^;]*)/.exec(cookies)||[];
root.setAttribute("${CODE_VARIANT_ATTRIBUTE}",${JSON.stringify(VARIANTS_BY_ENDING)}[extension]||variant||"${DEFAULT_CODE_VARIANT}");
root.setAttribute("${CODE_STYLING_ATTRIBUTE}",linkedStyling||${JSON.stringify(stylingKeysByCookie())}[styling]||"system")`;

function stylingKeysByCookie(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CODE_STYLINGS).map(([key, styling]) => [encodeURIComponent(styling), key]),
  );
}

/** Script at the start of `<body>` that adds the scheme and the direction to it. */
export function bodyModeScript(): string {
  return `{const {body,documentElement}=document;
body.className=body.className.replace(/mode-\\w+/,"mode-"+documentElement.getAttribute("${COLOR_SCHEME_ATTRIBUTE}"));
try{if(localStorage.getItem("${DIRECTION_STORAGE_KEY}")==="rtl")body.dir="rtl"}catch{}}`;
}
