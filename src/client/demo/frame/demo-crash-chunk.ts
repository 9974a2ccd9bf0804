import { lazy } from 'react';

/** What stands in for a demo that threw is loaded when one does. */
export const DemoCrash = lazy(async () => ({ default: (await import('./demo-crash')).DemoCrash }));
