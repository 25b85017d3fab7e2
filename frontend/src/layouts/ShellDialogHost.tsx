import { useEffect, useState, type ReactNode } from 'react';
import { onReauthenticationRequired } from '../api/reauthentication';
import { ShellDialogs, type ShellDialog } from '../components/admin/shell-dialogs';
import { VisibleScreens } from '../components/admin/visible-screens';
import { ReauthenticationDialog } from '../features/account/reauthentication/ReauthenticationDialog';
import { CommandPalette } from './palette/CommandPalette';
import { useShellKeys } from './palette/use-shell-keys';
import { ShortcutHelp } from './ShortcutHelp';

interface ShellDialogHostProps {
  reachable: ReadonlySet<string>;
  children: ReactNode;
}

/** Stores which of the global dialogs is open. */
export function ShellDialogHost({ reachable, children }: ShellDialogHostProps) {
  const [shown, setShown] = useState<ShellDialog>();
  const show = (dialog: ShellDialog | undefined) => {
    // A request waits for that dialog and would wait forever if another one replaced it.
    if (shown === 'reauthentication' && dialog) return;
    setShown(dialog);
  };
  useEffect(() => onReauthenticationRequired(() => setShown('reauthentication')), []);
  useShellKeys({
    reachable,
    openPalette: () => show('palette'),
    openHelp: () => show('keys'),
  });
  return (
    <ShellDialogs value={{ shown, show }}>
      <VisibleScreens value={reachable}>
        {children}
        <CommandPalette />
        <ReauthenticationDialog />
        <ShortcutHelp />
      </VisibleScreens>
    </ShellDialogs>
  );
}
