import { COLOR_MODES, MODE_STORAGE_KEY, THEME_COLORS } from '../../domain/color-mode';

/**
 * Script for `<head>`, ahead of the stylesheets: sets the colour scheme the reader has chosen. A script behind
 * them waits for them, and the first frame may be painted before it runs. Anything that goes wrong leaves the
 * light scheme of the HTML.
 */
export function prePaintScript(): string {
  return `(function(){try{
var m=null;try{m=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(e){}
if(${JSON.stringify(COLOR_MODES)}.indexOf(m)<0)m="system";
var s=m==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):m;
document.documentElement.setAttribute("data-mui-color-scheme",s);
var c=${JSON.stringify(THEME_COLORS)}[s];
document.querySelectorAll('meta[name="theme-color"]').forEach(function(e){e.content=c});
}catch(e){}})()`.replaceAll('\n', '');
}

/** Script that runs as the first thing in `<body>`: names the scheme that is set in the class, too. */
export function bodyModeScript(): string {
  return 'document.body.className=document.body.className.replace(/mode-\\w+/,"mode-"+document.documentElement.getAttribute("data-mui-color-scheme"))';
}
