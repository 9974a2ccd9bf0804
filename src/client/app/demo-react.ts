import * as React from 'react';

/** React as demos get it. */
export const demoReact: object = React;
