// What live pages can import from "docs/ui/icons".
export {
  ICONS_PER_FILE,
  ICON_THEMES,
  iconModule,
  ligatureOf,
  nameInDigits,
  splitModule,
  iconWords,
  type IconIndex,
  type IconTheme,
} from '../../shared/icon-files';
