import { extendTheme } from '@mui/joy/styles';
import InitColorSchemeScript from '@mui/system/InitColorSchemeScript';

const attribute = 'data-joy-color-scheme';
const { light, dark } = extendTheme().colorSchemes;

// Joy UI renders the script of MUI System with this attribute.
// The default mode represents a user who chose dark mode earlier.
const { dangerouslySetInnerHTML: script } = InitColorSchemeScript({
  attribute,
  modeStorageKey: 'observatory-mode',
  colorSchemeStorageKey: 'observatory-scheme',
  defaultMode: 'dark',
}).props as { dangerouslySetInnerHTML: { __html: string } };

// An app applies the mode after its JavaScript has loaded.
const app = `setTimeout(() => {
  document.documentElement.setAttribute('${attribute}', 'dark');
  dispatchEvent(new Event('hydrated'));
}, 1500);`;

export function renderPage(hasScript: boolean) {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>Observatory</title>
    <style>
      :root {
        --background: ${light.palette.background.body};
        --text: ${light.palette.text.primary};
      }
      [${attribute}='dark'] {
        --background: ${dark.palette.background.body};
        --text: ${dark.palette.text.primary};
      }
      body {
        background: var(--background);
        color: var(--text);
        font-family: sans-serif;
      }
    </style>
  </head>
  <body>
    ${hasScript ? `<script>${script.__html}</script>` : ''}
    <p>The dome opens at 9 p.m.</p>
    <script>${app}</script>
  </body>
</html>`;
}

export function readScheme(page: Document) {
  return page.documentElement.getAttribute(attribute) ?? 'light';
}
