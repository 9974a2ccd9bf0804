import { existsSync } from 'node:fs';
import type { Node, NodePluginArgs } from 'gatsby';
import { repositoryPath, type ContentFile, type ContentSource } from '../content/content-files';

interface FileNode extends Node {
  sourceInstanceName: string;
  absolutePath: string;
}

/** The files that Gatsby watches, as the stages see them: an edit of any of them is a new node. */
export function contentSource(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  repository: string,
  contentFolder: string,
): ContentSource {
  const nodes = getNodesByType('File') as unknown as FileNode[];
  const from = (instance: string): ContentFile[] =>
    nodes
      .filter(({ sourceInstanceName }) => sourceInstanceName === instance)
      // Over a warm cache Gatsby still has the files of the last build.
      .filter(({ absolutePath }) => existsSync(absolutePath))
      .map(({ absolutePath, internal }) => ({
        path: repositoryPath(absolutePath, repository),
        absolutePath,
        digest: internal.contentDigest,
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  return { repository, contentFolder, files: from('content'), staticFiles: from('static') };
}
