import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('site-data/strings-feedback.json', () => ({ default: { feedback: { dropped: 'Not sent' } } }));
vi.mock('../../../../../src/client/analytics/report-event', () => ({
  readServices: () => ({ feedbackUrl: 'https://feedback.example/' }),
}));

const { flushOutbox, queueComment } = await import('../../../../../src/client/article/feedback/outbox');
const { OUTBOX_KEY } = await import('../../../../../src/client/ui/safe-storage');

const stored = new Map<string, string>();
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  stored.set(OUTBOX_KEY, JSON.stringify(['first', 'second', 'third'].map((body) => ({ id: body, body }))));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers the first comment with a status, and accepts all others. */
function answerFirst(status: number): void {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    return Promise.resolve(new Response(null, { status: body === 'first' ? status : 204 }));
  });
}

const inOutbox = (): { id: string; body: string }[] =>
  JSON.parse(stored.get(OUTBOX_KEY) ?? '[]') as { id: string; body: string }[];
const queued = (): string[] => inOutbox().map(({ id }) => id);

it('the newest 20 comments wait', () => {
  for (let number = 1; number <= 25; number += 1) expect(queueComment(`comment ${number}`)).toBe(true);
  const expected = Array.from({ length: 20 }, (_, index) => `comment ${index + 6}`);
  expect(inOutbox().map(({ body }) => body)).toEqual(expected);
});

it.each([null, '', '{'])('treats %j as an empty outbox', async (text) => {
  if (text === null) stored.delete(OUTBOX_KEY);
  else stored.set(OUTBOX_KEY, text);
  answerFirst(204);
  await flushOutbox();
  expect(sent).toEqual([]);
  expect(queueComment('first')).toBe(true);
  expect(inOutbox().map(({ body }) => body)).toEqual(['first']);
});

it.each([400, 404, 413, 422])(
  'a comment that the feedback service rejects with %i does not block later comments',
  async (status) => {
    answerFirst(status);
    await flushOutbox();
    expect(sent).toEqual(['first', 'second', 'third']);
    expect(queued()).toEqual([]);
  },
);

it.each([408, 425, 429, 500, 503])(
  'comments stay queued if the feedback service answers with %i',
  async (status) => {
    answerFirst(status);
    await flushOutbox();
    expect(sent).toEqual(['first']);
    expect(queued()).toEqual(['first', 'second', 'third']);
  },
);
