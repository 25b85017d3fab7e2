import { createContext } from 'react';

/** The id of the user whose columns and row height tables store. */
export const TableOwner = createContext('');
