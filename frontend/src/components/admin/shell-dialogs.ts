import { createContext } from 'react';

export type ShellDialog = 'palette' | 'keys' | 'reauthentication';

interface ShellDialogs {
  shown: ShellDialog | undefined;
  show: (dialog: ShellDialog | undefined) => void;
}

export const ShellDialogs = createContext<ShellDialogs>({ shown: undefined, show: () => {} });
