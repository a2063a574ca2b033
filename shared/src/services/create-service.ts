import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** A context that the shell fills, and the hook that reads it; the hook throws a developer error outside (spec 8). */
export function createService<T>(message: string): { ServiceContext: Context<T | null>; useService: () => T } {
  const ServiceContext = createContext<T | null>(null);
  const useService = () => {
    const value = useContext(ServiceContext);
    if (value === null) throw new Error(message);
    return value;
  };
  return { ServiceContext, useService };
}
