import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import services from 'site-data/services.json';
import { THEME_COLORS } from '../../shared/color-mode';
import { SERVICES_ELEMENT, servicesJson } from '../../shared/site-data';
import { earlyEventsScript } from '../ui/early-events';
import { adGateScript } from '../ads/ad-provider';
import { APP_SHELL } from '../../shared/request-kind';
import { APPLE_ICON, WEB_MANIFEST } from '../../shared/paths';
import { bodyModeScript, prePaintScript } from './pre-paint-script';

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
  tools.setHtmlAttributes({ 'data-mui-color-scheme': 'light' } as Record<string, string>);
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
  const components = getHeadComponents().filter(
    (component) => !isElement(component) || component.props['name'] !== 'generator',
  );
  replaceHeadComponents(components.sort((a, b) => rank(a) - rank(b)));
}

function rank(component: ReactNode): number {
  if (!isElement(component)) return 3;
  if (component.type === 'meta') return 0;
  if (component.type === 'title') return 1;
  return BEFORE_STYLESHEET.includes(String(component.key)) ? 2 : 3;
}

function isElement(component: ReactNode): component is ReactElement<Record<string, unknown>> {
  return typeof component === 'object' && component !== null && 'props' in component;
}
