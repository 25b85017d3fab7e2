import { useState, type ReactNode } from 'react';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { VisibleScreens } from '../components/admin/visible-screens';
import { lazyPart } from '../components/part/lazy-part';
import { useShellKeys } from './palette/use-shell-keys';

const CommandPalette = lazyPart(() => import('./palette/CommandPalette'), {
  title: 'We could not open the commands',
});
const ShortcutHelp = lazyPart(() => import('./ShortcutHelp'), {
  title: 'We could not show the keyboard shortcuts',
});

interface ShellDialogHostProps {
  reachable: ReadonlySet<string>;
  children: ReactNode;
}

/** Knows which of the dialogs of every screen is open; each is loaded when it is first wanted. */
export function ShellDialogHost({ reachable, children }: ShellDialogHostProps) {
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const show = (dialog: typeof shown) => {
    setShown(dialog);
    if (dialog) setWanted((before) => [...before, dialog]);
  };
  useShellKeys({
    reachable,
    openPalette: () => show('palette'),
    openHelp: () => show('keys'),
  });
  return (
    <ShellDialogs value={{ shown, show }}>
      <VisibleScreens value={reachable}>
        {children}
        {wanted.includes('palette') && <CommandPalette />}
        {wanted.includes('keys') && <ShortcutHelp />}
      </VisibleScreens>
    </ShellDialogs>
  );
}
