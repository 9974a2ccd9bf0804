/** Name under which a comment is kept while it is written. */
export function commentDraft(url: string, section?: { id: string }): string {
  return `comment ${url}#${section?.id ?? ''}`;
}
