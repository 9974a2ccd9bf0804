import { setTimeout } from 'node:timers/promises';
import type { NodePluginArgs } from 'gatsby';

/** Gatsby's actions for nodes. */
const EXECUTIONS = ['CREATE_NODE', 'DELETE_NODE', 'TOUCH_NODE'];

/** A node action of a plugin, as an event of Gatsby's develop server. */
interface NodeMutation {
  payload: readonly [node: { id: string } | undefined, ...rest: unknown[]];
}

type Emitter = NodePluginArgs['emitter'];

/**
 * Edits that Gatsby's develop server has queued for half a second. It drops them if a browser requests a new page in
 * that time. They are sent again when the query of that page begins.
 */
export class LostEdits {
  private collected = new Map<string, NodeMutation>();

  /**
   * Listens to changes. Call it after Gatsby has added its listeners.
   * @param onCollected called for each edit that Gatsby queues instead of running it immediately
   */
  watch(emitter: Emitter, onCollected: () => void): void {
    const executed = new Set<string>();
    for (const execution of EXECUTIONS)
      // `TOUCH_NODE` has only an id.
      emitter.on(execution, ({ payload }: { payload?: string | { id: string } }) => {
        const id = typeof payload === 'string' ? payload : payload?.id;
        if (id === undefined) return;
        this.collected.delete(id);
        executed.add(id);
        queueMicrotask(() => executed.delete(id));
      });
    emitter.on('ENQUEUE_NODE_MUTATION', (mutation: NodeMutation) => {
      const id = mutation.payload[0]?.id;
      if (id === undefined || executed.has(id)) return;
      // Gatsby changes nodes that it creates, and refuses to create a changed one.
      const [node, ...rest] = mutation.payload;
      this.collected.set(id, { ...mutation, payload: [structuredClone(node), ...rest] });
      onCollected();
    });
  }

  /** Call it when queries begin. By then, Gatsby has processed all changes except the dropped ones. */
  sendAgain(emitter: Emitter): void {
    const lost = [...this.collected.values()];
    this.collected.clear();
    for (const mutation of lost) emitter.emit('ENQUEUE_NODE_MUTATION', mutation);
  }
}

const FIRST_PAUSE = 100;

/**
 * Edits in quick succession. Gatsby's develop server fails if files change during six query runs in a row, so each run
 * waits longer until no file changes.
 */
export class Burst {
  private updates = 0;
  private hasRested = true;

  /** Gatsby is idle, so the next edit starts a new batch. */
  rest(): void {
    this.hasRested = true;
  }

  /** Updates once, or during a burst until nothing changes. The update must be deterministic. */
  async settle<Result>(update: () => Promise<Result>): Promise<Result> {
    this.updates = this.hasRested ? 0 : this.updates + 1;
    this.hasRested = false;
    let result = await update();
    while (this.updates > 0) {
      await setTimeout(FIRST_PAUSE * 2 ** (this.updates - 1));
      const next = await update();
      if (next === result) break;
      result = next;
    }
    return result;
  }
}

/** One instance for each process. `createPages` starts it. */
export const lostEdits = new LostEdits();
