import type { ReactNode } from 'react';
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
import { createRequiredContext } from '../ui/providers';
import { createStore, type ReadonlyStore, useStore } from '../ui/store';
import { withScrollAnchor } from '../router/scroll';

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
  /** Identifies the setting in messages to other tabs. */
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
   * Changes the setting for all pages and tabs.
   * @param anchor element that keeps its position on the screen. By default, the first one in the viewport.
   */
  choose(value: Value, anchor?: Element | null): void;
  /** Applies the choice to the document, and listens to other tabs. */
  connect(): void;
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
    },
  };
}

const choices = { variant: codeVariant, styling: codeStyling };
const [CodeVariantContext, useChoices] = createRequiredContext<typeof choices>(
  'Forgot to wrap component in CodeVariantProvider',
);

/** Applies both choices to the document. Runs once, because Gatsby also wraps heads in the provider. */
export function connectCodeChoices(): void {
  codeVariant.connect();
  codeStyling.connect();
}

/** Provides the selected code variant and styling, which are synced between tabs. */
export function CodeVariantProvider({ children }: { children: ReactNode }): ReactNode {
  return <CodeVariantContext value={choices}>{children}</CodeVariantContext>;
}

/** The selected language, TypeScript or JavaScript, and its setter. */
export function useCodeVariant(): [CodeVariant, Choice<CodeVariant>['choose']] {
  return useChoice(useChoices().variant);
}

/** The selected styling and its setter. A demo can lack that styling. */
export function useCodeStyling(): [CodeStyling, Choice<CodeStyling>['choose']] {
  return useChoice(useChoices().styling);
}

function useChoice<Value extends string>(choice: Choice<Value>): [Value, Choice<Value>['choose']] {
  return [useStore(choice), choice.choose];
}
