import { useState } from 'react';
import { commentBody, isWorthSending } from './rules/comment';
import type { FeedbackSubject } from './rules/subject';
import type { Vote } from './rules/vote';
import { readServices } from '../../partners/read-services';
import { site } from '../../ui/site-data';
import { queueComment } from './outbox';
import { postFeedback, type PostOutcome } from './post-feedback';

/** What has become of a comment. */
export type FeedbackStatus = 'writing' | 'sending' | 'too-short' | PostOutcome;

/** Sends a comment, and tells truly what has become of it. */
export function useFeedback(
  subject: FeedbackSubject,
  vote: Vote | null,
): { status: FeedbackStatus; submit: (comment: string) => Promise<void> } {
  const [status, setStatus] = useState<FeedbackStatus>('writing');
  const submit = async (comment: string): Promise<void> => {
    if (!isWorthSending(comment)) {
      setStatus('too-short');
      return;
    }
    const body = commentBody(subject, vote, comment, site.repositoryUrl);
    setStatus('sending');
    const outcome = await postFeedback(readServices().feedbackUrl ?? '', body);
    setStatus(outcome === 'offline' && !queueComment(body) ? 'failed' : outcome);
  };
  return { status, submit };
}
