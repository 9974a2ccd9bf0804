/** Events of a click. Components can react to any of them, such as a select that opens on `mousedown`. */
export const PRESS_EVENTS = ['mousedown', 'mouseup', 'click'] as const;

/** An event from before hydration. */
export interface EarlyEvent {
  /** An event forgets its target when it has been dispatched. */
  target: Element;
  event: Event;
}

/** Dispatches events again one by one, if their targets still exist. */
export async function replayEvents(events: readonly EarlyEvent[]): Promise<void> {
  for (const { target, event } of events) {
    const Kind = event.constructor as new (type: string, init: Event) => Event;
    if (target.isConnected) target.dispatchEvent(new Kind(event.type, event));
    // React renders before this continues.
    await Promise.resolve();
  }
}
