import {
  CODE_STYLING_COOKIE,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  CODE_VARIANTS,
  type CodeStyling,
  codeStylingCookie,
  codeStylingKey,
  type CodeVariant,
  codeVariantCookie,
  resolveCodeStyling,
  resolveCodeVariant,
} from '../../shared/code-variant';
import { openChannel, readCookies, writeCookie } from '../ui/safe-storage';
import { createStore, type ReadonlyStore } from '../ui/store';
import { withScrollAnchor } from '../router/scroll-anchor';

/** Attributes of `<html>`, set before the first paint. They are missing without JavaScript. */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

/** TypeScript or JavaScript, for all demos at once. */
export const codeVariant = createChoice<CodeVariant>({
  name: CODE_VARIANT_COOKIE,
  values: Object.values(CODE_VARIANTS),
  resolve: resolveCodeVariant,
  cookie: codeVariantCookie,
  attribute: CODE_VARIANT_ATTRIBUTE,
  attributeValue: (variant) => variant,
});

/** MUI System, Tailwind or CSS, for all demos that have it. */
export const codeStyling = createChoice<CodeStyling>({
  name: CODE_STYLING_COOKIE,
  values: Object.values(CODE_STYLINGS),
  resolve: resolveCodeStyling,
  cookie: codeStylingCookie,
  attribute: CODE_STYLING_ATTRIBUTE,
  attributeValue: codeStylingKey,
});

/** How one choice is read, stored, and shown. */
interface ChoiceRules<Value extends string> {
  /** Name of the choice for other tabs. */
  name: string;
  values: readonly Value[];
  resolve: (address: { hash: string; cookie: string }) => Value;
  cookie: (value: Value) => string;
  /** Attribute of `<html>` and its value, which CSS uses. */
  attribute: string;
  attributeValue: (value: Value) => string;
}

/** A user's choice. Changing it updates CSS, and renders only its controls. */
export interface Choice<Value extends string> extends ReadonlyStore<Value> {
  /**
   * Changes the choice for all pages and tabs.
   * @param anchor element that keeps its position on the screen. By default, the first one in the viewport.
   */
  choose(value: Value, anchor?: Element | null): void;
  /** Listens to other tabs. Returns a function that stops it. */
  connect(): () => void;
}

/** Creates one choice. */
function createChoice<Value extends string>(rules: ChoiceRules<Value>): Choice<Value> {
  const onServer = rules.resolve({ hash: '', cookie: '' });
  const isServer = typeof document === 'undefined';
  const inBrowser = (): Value => rules.resolve({ hash: window.location.hash, cookie: readCookies() });
  const store = createStore(onServer, isServer ? onServer : inBrowser());
  let channel: BroadcastChannel | null = null;
  const paint = (value: Value): void =>
    document.documentElement.setAttribute(rules.attribute, rules.attributeValue(value));
  const apply = (next: Value, anchor?: Element | null): void => {
    if (next !== store.get()) withScrollAnchor(() => paint(next), anchor);
    store.set(next);
  };
  return {
    ...store,
    choose(next, anchor) {
      writeCookie(rules.cookie(next));
      channel?.postMessage(next);
      apply(next, anchor);
    },
    connect() {
      paint(store.get());
      channel = openChannel(rules.name);
      channel?.addEventListener('message', ({ data }) => {
        const next = rules.values.find((known) => known === data);
        if (next) apply(next);
      });
      return () => channel?.close();
    },
  };
}
