import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface OnDemandProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the component has loaded. */
  fallback?: ReactNode;
}

/**
 * A component that loads when it is rendered, and loads again on the next mount after a failure. A `lazy` component at the
 * top level keeps a failure until the page is reloaded.
 */
export function OnDemand<Props extends object>({ load, props, fallback }: OnDemandProps<Props>): ReactNode {
  const [Component] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={fallback}>
      <Component {...props} />
    </Suspense>
  );
}
