import { createContext } from 'react';

export const VisibleScreens = createContext<ReadonlySet<string>>(new Set());
