/**
 * Edits in Gatsby's develop server:
 *
 * 1. Gatsby is idle. It queues edits until half a second has passed or the queue is full, and then applies them.
 *    `fillQueue` fills it after a shorter pause. If a browser requests a new page in that time, Gatsby drops the edits.
 *    `DroppedEditReplayer` keeps a copy.
 * 2. Gatsby calls `createPages`, which updates the site within `settleEdits`. From here on, Gatsby applies edits
 *    immediately.
 * 3. Between `createPages` and the queries, edits change the nodes of files, but nothing updates the site.
 * 4. Gatsby calls `onPreExtractQueries`, which replays the edits from 1 and 3.
 * 5. Gatsby runs the queries. The first query of a page calls `openPage`, which starts another update with its demos.
 * 6. Gatsby writes the data of pages. `writeSkippedPages` makes up for writes that it has skipped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePluginArgs } from 'gatsby';
import { TEXTS_ID } from './nodes';
import { currentUpdater, isBuild } from './update-site';

type Emitter = NodePluginArgs['emitter'];
type EventTools = Pick<NodePluginArgs, 'emitter' | 'getNode' | 'getNodesByType' | 'store'>;

/** Created by the first `settleEdits`, because its listeners must come after Gatsby's. */
let session: ReturnType<typeof startSession> | null = null;

/** Runs an update of the site, and repeats it while the author changes more files. */
export function settleEdits<Result>(tools: EventTools, update: () => Promise<Result>): Promise<Result> {
  session ??= startSession(tools);
  return session.debouncer.settle(update);
}

function startSession(tools: EventTools) {
  const debouncer = new EditDebouncer();
  const replayer = new DroppedEditReplayer();
  replayer.watch(tools.emitter, () => {
    debouncer.rest();
    fillQueue(tools);
  });
  writeSkippedPages(tools);
  return { tools, debouncer, replayer };
}

/** Replays edits that have not reached the site. */
export function onPreExtractQueries(tools: EventTools): void {
  if (isBuild()) return;
  session?.replayer.replay(tools.emitter);
  if (!currentUpdater()?.isUpToDate(tools)) requestUpdate(tools);
}

/** Builds the demos of a page that a browser has opened. Its query runs again when they are ready. */
export function openPage(path: string): void {
  if (session && currentUpdater()?.open(path)) requestUpdate(session.tools);
}

/**
 * Makes the develop server call `createPages`. The event is emitted by hand, because some steps ignore actions.
 * @param times number of equal edits
 */
function requestUpdate({ emitter, getNode }: EventTools, times = 1): void {
  const node = getNode(TEXTS_ID);
  for (let time = 0; time < times; time += 1)
    emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode', payload: [node] });
}

/** Edits that Gatsby applies together without waiting for more. */
const FULL_QUEUE = 100;
/** Time for more edits, such as those of a Git command, in ms. */
const QUEUE_PAUSE = 50;
let filling: NodeJS.Timeout | null = null;

/** Fills Gatsby's queue after a short pause, which saves 0.4 of 1.5 s until an edit is visible. */
function fillQueue(tools: EventTools): void {
  filling ??= setTimeout(() => {
    requestUpdate(tools, FULL_QUEUE + 1);
    filling = null;
  }, QUEUE_PAUSE);
}

/** Time in which Gatsby usually writes the result of a query, in ms. */
const WRITE_PAUSE = 200;

/**
 * Gatsby does not write the data of a page whose query ends during another write, so after one in 50 edits, the page
 * kept its old text until the next edit. A request for the query repeats the write.
 */
export function writeSkippedPages({ emitter, store }: Pick<NodePluginArgs, 'emitter' | 'store'>): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload }: { payload: { path: string } }) => {
    setTimeout(() => {
      const { pendingPageDataWrites } = store.getState();
      if (pendingPageDataWrites.pagePaths.has(payload.path))
        emitter.emit('QUERY_RUN_REQUESTED', { pagePath: payload.path });
    }, WRITE_PAUSE);
  });
}

/** Gatsby's actions for nodes. */
const EXECUTIONS = ['CREATE_NODE', 'DELETE_NODE', 'TOUCH_NODE'];

/** A node action of a plugin, as an event of Gatsby's develop server. */
interface NodeMutation {
  payload: readonly [node: { id: string } | undefined, ...rest: unknown[]];
}

/** Keeps a copy of queued edits until Gatsby applies them. Sends those again that Gatsby has dropped. */
export class DroppedEditReplayer {
  private queued = new Map<string, NodeMutation>();

  /**
   * Listens to changes. Call it after Gatsby has added its listeners.
   * @param onQueued called for each edit that Gatsby queues instead of applying it immediately
   */
  watch(emitter: Emitter, onQueued: () => void): void {
    const executed = new Set<string>();
    for (const execution of EXECUTIONS)
      // `TOUCH_NODE` has only an id.
      emitter.on(execution, ({ payload }: { payload?: string | { id: string } }) => {
        const id = typeof payload === 'string' ? payload : payload?.id;
        if (id === undefined) return;
        this.queued.delete(id);
        executed.add(id);
        queueMicrotask(() => executed.delete(id));
      });
    emitter.on('ENQUEUE_NODE_MUTATION', (mutation: NodeMutation) => {
      const [node, ...rest] = mutation.payload;
      if (!node || executed.has(node.id)) return;
      // Gatsby changes nodes that it creates, and refuses to create a changed one.
      this.queued.set(node.id, { ...mutation, payload: [structuredClone(node), ...rest] });
      onQueued();
    });
  }

  /** Call it when queries begin. By then, Gatsby has applied all edits except the dropped ones. */
  replay(emitter: Emitter): void {
    const dropped = [...this.queued.values()];
    this.queued.clear();
    for (const mutation of dropped) emitter.emit('ENQUEUE_NODE_MUTATION', mutation);
  }
}

const FIRST_PAUSE = 100;

/**
 * Debounces edits in quick succession. Gatsby's develop server fails if files change during six query runs in a row, so
 * each run waits longer until no file changes.
 */
export class EditDebouncer {
  /** Updates since Gatsby was idle. */
  private updates = 0;

  /** Gatsby is idle, so the next edit starts a new batch. */
  rest(): void {
    this.updates = 0;
  }

  /** Updates once, or in quick succession until nothing changes. The update must be deterministic. */
  async settle<Result>(update: () => Promise<Result>): Promise<Result> {
    const earlier = this.updates;
    this.updates += 1;
    let result = await update();
    if (earlier === 0) return result;
    for (;;) {
      await sleep(FIRST_PAUSE * 2 ** (earlier - 1));
      const next = await update();
      if (next === result) return result;
      result = next;
    }
  }
}
