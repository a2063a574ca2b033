import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** A context that the shell provides, and the hook that reads it; outside a provider the hook throws a developer error (spec 8). */
export function createService<T>(message: string): { ServiceContext: Context<T | null>; useService: () => T } {
  const ServiceContext = createContext<T | null>(null);
  const useService = () => {
    const value = useContext(ServiceContext);
    if (value === null) throw new Error(message);
    return value;
  };
  return { ServiceContext, useService };
}
