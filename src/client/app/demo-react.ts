import * as React from 'react';

/** React for demos. With a path prefix, webpack replaces this module with `overrides/prefixed-demo-react.ts`. */
export const demoReact: object = React;
