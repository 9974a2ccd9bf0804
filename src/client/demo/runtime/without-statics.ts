/**
 * Stands in for hoist-non-react-statics, which is 6 KB: Emotion asks for it on behalf of `withTheme` only, which hooks
 * have replaced.
 */
export default function withoutStatics<Component>(component: Component): Component {
  return component;
}
