/** Where the site's own copy of the icon font's stylesheet lies. */
export const ICON_FONT_STYLESHEET = '/icon-font/icons.css';

/** Attribute of `<html>` once the font has come or failed; words that name icons are not shown before. */
export const ICON_FONT_READY = 'data-icon-font';

/** Selects elements that show a letter or a word as an icon. */
export const ICON_FONT_SELECTOR = '[class*="material-icons"]';
