import { useRef, useState } from 'react';
import { commentBody, isWorthSending } from './comment';
import { postFeedback, queueComment, type PostOutcome } from './outbox';
import type { FeedbackSubject, Vote } from './rules';
import { readServices } from '../../partners/read-services';
import { issueRepository } from '../../ui/issue-repository';
import { site } from '../../ui/site-data';

/** Status of a comment. */
export type FeedbackStatus = 'writing' | 'sending' | 'too-short' | PostOutcome;

/** Sends a comment and reports its real status. */
export function useFeedback(
  subject: FeedbackSubject,
  vote: Vote | null,
): { status: FeedbackStatus; submit: (comment: string) => Promise<void> } {
  const [status, setStatus] = useState<FeedbackStatus>('writing');
  const isSending = useRef(false);
  const submit = async (comment: string): Promise<void> => {
    if (!isWorthSending(comment)) {
      setStatus('too-short');
      return;
    }
    // A key that is held down repeats faster than React renders.
    if (isSending.current) return;
    isSending.current = true;
    const body = commentBody(subject, vote, comment, issueRepository(site, subject.productId));
    setStatus('sending');
    const outcome = await postFeedback(readServices().feedbackUrl ?? '', body);
    isSending.current = false;
    setStatus(outcome === 'offline' && !queueComment(body) ? 'failed' : outcome);
  };
  return { status, submit };
}
