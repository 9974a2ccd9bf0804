// What live pages can import from "docs/ui/theme-tools".
export { checkOptions, hasNumbers } from '../pages/theme-tools/check-options';
export {
  isObject,
  valueAt,
  withValueAt,
  type Literal,
  type LiteralObject,
  type Path,
} from '../pages/theme-tools/literal';
export type { OptionsReading } from '../pages/theme-tools/options-editor';
export { OptionsField } from '../pages/theme-tools/options-field';
export { pack, unpack } from '../pages/theme-tools/packed';
