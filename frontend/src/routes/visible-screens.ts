import { createContext } from 'react';
import type { AdminScreen } from './admin-screens';

/** The screens that the user may see, for screens that link to others. */
export const VisibleScreens = createContext<readonly AdminScreen[]>([]);
