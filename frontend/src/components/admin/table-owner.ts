import { createContext } from 'react';

/** The id of the person whose columns and density tables keep. */
export const TableOwner = createContext('');
