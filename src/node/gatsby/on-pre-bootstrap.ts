import { cleanPublic } from '../outputs/clean-public';
import { PUBLIC_FOLDER } from '../support/paths';

/** Cleans up the output of earlier builds. */
export function onPreBootstrap(): void {
  if (process.env['NODE_ENV'] === 'production') cleanPublic(PUBLIC_FOLDER);
}
