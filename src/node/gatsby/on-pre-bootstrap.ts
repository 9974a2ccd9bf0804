import { cleanPublic } from '../outputs/clean-public';
import { PUBLIC_FOLDER } from '../support/paths';

/** A build starts without what earlier builds have left. */
export function onPreBootstrap(): void {
  if (process.env['NODE_ENV'] === 'production') cleanPublic(PUBLIC_FOLDER);
}
