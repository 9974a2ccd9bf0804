import type { ReactNode } from 'react';
import {
  CODE_STYLING_COOKIE,
  CODE_STYLINGS,
  CODE_VARIANT_COOKIE,
  CODE_VARIANTS,
  type CodeStyling,
  codeStylingKey,
  type CodeVariant,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  preferenceCookie,
} from '../../shared/code-variant';
import { openChannel, writeCookie } from '../ui/safe-storage';
import { createRequiredContext } from '../ui/providers';
import { createStore, useStore } from '../ui/store';
import { withScrollAnchor } from '../router/scroll';

/**
 * Attributes of `<html>`. The script for the first paint reads them from the URL or the cookies. They are missing without
 * JavaScript.
 */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

/** TypeScript or JavaScript, for all demos at once. */
export const codeVariant = createChoice<CodeVariant>({
  cookie: CODE_VARIANT_COOKIE,
  values: CODE_VARIANTS,
  initial: DEFAULT_CODE_VARIANT,
  attribute: CODE_VARIANT_ATTRIBUTE,
  attributeValue: (variant) => variant,
});

/** MUI System, Tailwind or CSS, for all demos that have it. */
export const codeStyling = createChoice<CodeStyling>({
  cookie: CODE_STYLING_COOKIE,
  values: Object.values(CODE_STYLINGS),
  initial: DEFAULT_CODE_STYLING,
  attribute: CODE_STYLING_ATTRIBUTE,
  attributeValue: codeStylingKey,
});

/** How one choice is stored and shown. */
interface ChoiceRules<Value extends string> {
  /** Name of the cookie, and of the channel to other tabs. */
  cookie: string;
  values: readonly Value[];
  initial: Value;
  /** Attribute of `<html>` and its value, which CSS uses. */
  attribute: string;
  attributeValue: (value: Value) => string;
}

/** Creates a store of a user's choice. Changing it updates CSS, and renders only its controls. */
function createChoice<Value extends string>(rules: ChoiceRules<Value>) {
  const { cookie, values, initial, attribute, attributeValue } = rules;
  const painted = typeof document === 'undefined' ? null : document.documentElement.getAttribute(attribute);
  const store = createStore(initial, values.find((value) => attributeValue(value) === painted) ?? initial);
  let channel: BroadcastChannel | null = null;
  const paint = (value: Value): void =>
    document.documentElement.setAttribute(attribute, attributeValue(value));
  const apply = (next: Value, anchor?: Element | null): void => {
    if (next !== store.get()) withScrollAnchor(() => paint(next), anchor);
    store.set(next);
  };
  return {
    ...store,
    /**
     * Changes the setting for all pages and tabs.
     * @param anchor element that keeps its position on the screen. By default, the first one in the viewport.
     */
    choose(next: Value, anchor?: Element | null): void {
      writeCookie(preferenceCookie(cookie, encodeURIComponent(next)));
      channel?.postMessage(next);
      apply(next, anchor);
    },
    /** Applies the choice to the document, and listens to other tabs. */
    connect(): void {
      paint(store.get());
      channel = openChannel(cookie);
      channel?.addEventListener('message', ({ data }) => {
        const next = values.find((known) => known === data);
        if (next) apply(next);
      });
    },
  };
}

const choices = { codeVariant, codeStyling };
const [CodeVariantContext, useChoices] = createRequiredContext<typeof choices>(
  'Forgot to wrap component in CodeVariantProvider',
);

/** Provides the selected code variant and styling, which are synced between tabs. */
export function CodeVariantProvider({ children }: { children: ReactNode }): ReactNode {
  return <CodeVariantContext value={choices}>{children}</CodeVariantContext>;
}

/** The selected language, TypeScript or JavaScript, and its setter. */
export function useCodeVariant() {
  const { codeVariant: choice } = useChoices();
  return [useStore(choice), choice.choose] as const;
}

/** The selected styling and its setter. A demo can lack that styling. */
export function useCodeStyling() {
  const { codeStyling: choice } = useChoices();
  return [useStore(choice), choice.choose] as const;
}
