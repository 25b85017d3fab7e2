import { useEffect, useState, type ReactNode } from 'react';
import { onProofRequired } from '../api/proof-request';
import { ShellDialogs, type ShellDialog } from '../components/admin/shell-dialogs';
import { VisibleScreens } from '../components/admin/visible-screens';
import { ProofDialog } from '../features/account/proof/ProofDialog';
import { LogoutQuestion } from './LogoutQuestion';
import { CommandPalette } from './palette/CommandPalette';
import { useShellKeys } from './palette/use-shell-keys';
import { ShortcutHelp } from './ShortcutHelp';

interface ShellDialogHostProps {
  reachable: ReadonlySet<string>;
  children: ReactNode;
}

/** Holds the dialogs that every screen can open. */
export function ShellDialogHost({ reachable, children }: ShellDialogHostProps) {
  const [shown, setShown] = useState<ShellDialog>();
  const show = (dialog: ShellDialog | undefined) => {
    // A request waits for the answer to this dialog and would hang if another one replaced it.
    if (shown === 'proof' && dialog) return;
    setShown(dialog);
  };
  useEffect(() => onProofRequired(() => setShown('proof')), []);
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
        <ProofDialog />
        <ShortcutHelp />
        <LogoutQuestion />
      </VisibleScreens>
    </ShellDialogs>
  );
}
