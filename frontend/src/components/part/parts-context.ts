import { createContext } from 'react';

/** Where parts of a page that the server renders note the source of their module. */
export const PartsContext = createContext<Set<string> | null>(null);
