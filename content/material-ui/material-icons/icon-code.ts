import {
  type IconIndex,
  iconModule,
  type IconTheme,
  ligatureOf,
} from 'docs/ui/icons';

/** Icon font class of each theme, starting with the default. */
const FONT_CLASSES: Readonly<Record<IconTheme, string | null>> = {
  Filled: null,
  Outlined: 'material-icons-outlined',
  Rounded: 'material-icons-round',
  TwoTone: 'material-icons-two-tone',
  Sharp: 'material-icons-sharp',
};

export function importLine(name: string, theme: IconTheme): string {
  const module = iconModule(name, theme);
  return `import ${module}Icon from '@mui/icons-material/${module}';`;
}

/** Code for the icon font. Null if the font doesn't have the icon. */
export function fontCode(
  name: string,
  theme: IconTheme,
  { ligatures }: IconIndex,
): string | null {
  const ligature = name in ligatures ? ligatures[name] : ligatureOf(name);
  if (ligature === null || ligature === undefined) return null;
  const fontClass = FONT_CLASSES[theme];
  return `<Icon${fontClass ? ` baseClassName="${fontClass}"` : ''}>${ligature}</Icon>`;
}

/** Code of a custom `SvgIcon` with the same paths. */
export function svgIconCode(drawing: string): string {
  return `<SvgIcon>\n  ${toJsx(drawing)}\n</SvgIcon>`;
}

/** Content of an SVG file. */
export function svgFile(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">${drawing}</svg>`;
}

/** `fill-opacity=".9"` → `fillOpacity=".9"` */
function toJsx(drawing: string): string {
  return drawing.replaceAll(/ (?:[a-z]+[:-][a-z]+)=/g, (attribute) =>
    attribute.replaceAll(/[:-]([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    ),
  );
}
