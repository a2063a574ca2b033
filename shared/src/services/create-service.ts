import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** Returns a context that the shell provides, and its hook, which throws outside a provider (spec 8). */
export function createServiceContext<T>(message: string): { ServiceContext: Context<T | null>; useService: () => T } {
  const ServiceContext = createContext<T | null>(null);
  const useService = () => {
    const value = useContext(ServiceContext);
    if (value === null) throw new Error(message);
    return value;
  };
  return { ServiceContext, useService };
}
