import * as React from 'react';
import { withAddresses } from './prefixed-jsx';

/** React for demos if the site has a path prefix. Their styling library calls `createElement`. */
export const demoReact: object = {
  ...React,
  createElement(
    type: React.ElementType,
    props: Record<string, unknown> | null,
    ...children: React.ReactNode[]
  ): React.ReactNode {
    return React.createElement(type, props && withAddresses(type, props), ...children);
  },
};
