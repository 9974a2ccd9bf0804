import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { ChoiceStore } from './choice-store';
import { codeStyling, codeVariant } from './store';

/** Syncs the choice of code variant and styling with other tabs. The choice itself is CSS. */
export function CodeVariantProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const stops = [codeVariant.connect(), codeStyling.connect()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return children;
}

/** TypeScript or JavaScript, as the reader has chosen. */
export function useCodeVariant(): CodeVariant {
  return useChoice(codeVariant);
}

/** The styling that the reader has chosen; a demo need not have it. */
export function useCodeStyling(): CodeStyling {
  return useChoice(codeStyling);
}

function useChoice<Value extends string>({ subscribe, get, getFallback }: ChoiceStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, getFallback);
}
