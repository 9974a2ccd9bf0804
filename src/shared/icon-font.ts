/** URL of the icon font's stylesheet on this site. */
export const ICON_FONT_STYLESHEET = '/icon-font/icons.css';

/** Attribute of `<html>` after the font has loaded or failed. Icon names are hidden before. */
export const ICON_FONT_READY = 'data-icon-font';

/** Selects elements that show a letter or a word as an icon. */
export const ICON_FONT_SELECTOR = '[class*="material-icons"]';
