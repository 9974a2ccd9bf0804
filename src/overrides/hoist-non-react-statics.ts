/** Returns the component unchanged. */
export default function withoutStatics<Component>(component: Component): Component {
  return component;
}
