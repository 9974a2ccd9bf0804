import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { CodeStyling, CodeVariant } from '../../shared/code-variant';
import { useStore } from '../ui/store';
import { codeStyling, codeVariant, type Choice } from './choices';

const choices = { variant: codeVariant, styling: codeStyling };
const CodeVariantContext = createContext<typeof choices | null>(null);

/** Provides the selected code variant and styling, which are synced between tabs. */
export function CodeVariantProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const stops = Object.values(choices).map((choice) => choice.connect());
    return () => stops.forEach((stop) => stop());
  }, []);
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

function useChoices(): typeof choices {
  const value = useContext(CodeVariantContext);
  if (value === null) throw new Error('Forgot to wrap component in CodeVariantProvider');
  return value;
}

function useChoice<Value extends string>(choice: Choice<Value>): [Value, Choice<Value>['choose']] {
  return [useStore(choice), choice.choose];
}
