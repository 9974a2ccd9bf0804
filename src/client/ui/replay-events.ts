/** Events of a click. Components can react to any of them, such as a select that opens on `mousedown`. */
export const PRESS_EVENTS = ['mousedown', 'mouseup', 'click'] as const;

/** An event that came before what should hear it was ready. */
export interface EarlyEvent {
  /** An event forgets its target when it has been dispatched. */
  target: Element;
  event: Event;
}

/** Dispatches events once more, one after the other, where their targets are still there. */
export async function replayEvents(events: readonly EarlyEvent[]): Promise<void> {
  for (const { target, event } of events) {
    const Kind = event.constructor as new (type: string, init: Event) => Event;
    if (target.isConnected) target.dispatchEvent(new Kind(event.type, event));
    // React renders before this goes on.
    await Promise.resolve();
  }
}
