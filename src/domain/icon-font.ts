/** Where the site's own copy of the icon font's stylesheet lies. */
export const ICON_FONT_STYLESHEET = '/icon-font/icons.css';

/** Selects elements that show a letter or a word as an icon. */
export const ICON_FONT_SELECTOR = '[class*="material-icons"]';
