import { LIBRARY_REPOSITORY, type FeedbackSubject } from './subject';

/**
 * Address of a new issue that already says which page, or section, it is about.
 * @param repository where issues go; null for the repository of the library
 */
export function issueUrl(
  { url, title, section }: FeedbackSubject,
  comment: string,
  repository: string | null,
): string {
  const subject = section ? `${title}: ${section.title}` : title;
  const body = `${section ? `${url}#${section.id}` : url}\n\n${comment}`.trim();
  return `${repository ?? LIBRARY_REPOSITORY}/issues/new?title=${encodeURIComponent(`[docs] ${subject}`)}&body=${encodeURIComponent(body)}`;
}
