import {
  type IconIndex,
  iconModule,
  type IconTheme,
  ligatureOf,
} from 'docs/ui/icons';

/** Classes with which the icon font draws the themes; the first one is the default. */
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

/** The icon as a word of the icon font; null for one that the font does not have. */
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

/** A component of your own with the same drawing. */
export function svgIconCode(drawing: string): string {
  return `<SvgIcon>\n  ${toJsx(drawing)}\n</SvgIcon>`;
}

/** The drawing as a file. */
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
