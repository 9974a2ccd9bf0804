import * as React from 'react';
import { withAddresses } from './prefixed-jsx';

/**
 * React as demos get it in a site that is served from a folder of its host: the library that styles their elements
 * makes them with `createElement`.
 */
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
