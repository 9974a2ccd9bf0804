import { readCookies, writeCookie } from '../storage/safe-cookie';
import { withScrollAnchor } from '../scroll-anchor';

/** How one choice of the reader is read, stored and shown. */
interface ChoiceRules<Value extends string> {
  /** Name of the choice; other tabs hear of it under this name. */
  name: string;
  values: readonly Value[];
  /** What the server renders. */
  fallback: Value;
  resolve: (address: { hash: string; cookie: string }) => Value;
  cookie: (value: Value) => string;
  /** Attribute of `<html>` by which CSS shows the choice, and its value. */
  attribute: string;
  attributeValue: (value: Value) => string;
}

/** A choice outside React: switching it is CSS and re-renders only the controls that show it. */
export interface ChoiceStore<Value extends string> {
  get(): Value;
  getFallback(): Value;
  subscribe(listener: () => void): () => void;
  /**
   * Chooses for all pages and tabs.
   * @param anchor what stays where it is on the screen; found by itself when left out
   */
  choose(value: Value, anchor?: Element | null): void;
  /** Starts to follow other tabs; returns how to stop. */
  connect(): () => void;
}

/** Makes the store of one choice. */
export function createChoiceStore<Value extends string>(rules: ChoiceRules<Value>): ChoiceStore<Value> {
  const listeners = new Set<() => void>();
  let value = typeof document === 'undefined' ? rules.fallback : rules.resolve(readAddress());
  let channel: BroadcastChannel | null = null;

  const paint = (): void =>
    document.documentElement.setAttribute(rules.attribute, rules.attributeValue(value));
  const apply = (next: Value, anchor?: Element | null): void => {
    if (next === value) return;
    value = next;
    withScrollAnchor(paint, anchor);
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    getFallback: () => rules.fallback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(next, anchor) {
      writeCookie(rules.cookie(next));
      channel?.postMessage(next);
      apply(next, anchor);
    },
    connect() {
      paint();
      channel = new BroadcastChannel(rules.name);
      channel.addEventListener('message', ({ data }) => {
        const next = rules.values.find((known) => known === data);
        if (next) apply(next);
      });
      return () => channel?.close();
    },
  };
}

function readAddress(): { hash: string; cookie: string } {
  return { hash: window.location.hash, cookie: readCookies() };
}
