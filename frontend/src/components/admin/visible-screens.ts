import { createContext } from 'react';

/** Paths of the screens that the user may see, for screens that link to others. */
export const VisibleScreens = createContext<ReadonlySet<string>>(new Set());
