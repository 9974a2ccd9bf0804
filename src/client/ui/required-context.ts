import { type Context, createContext, useContext } from 'react';

/** Creates a context and its hook. Outside a provider, the hook throws an error with the message. */
export function createRequiredContext<Value>(message: string): [Context<Value | null>, () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useRequiredContext(): Value {
    const value = useContext(RequiredContext);
    if (value === null) throw new Error(message);
    return value;
  }
  return [RequiredContext, useRequiredContext];
}
