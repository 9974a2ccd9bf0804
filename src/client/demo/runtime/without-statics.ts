/** Replaces hoist-non-react-statics (6 KB), which Emotion only needs for the obsolete `withTheme`. */
export default function withoutStatics<Component>(component: Component): Component {
  return component;
}
