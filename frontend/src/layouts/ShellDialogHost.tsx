import { useEffect, useState, type ReactNode } from 'react';
import { answerProof, onProofRequired } from '../api/proof-request';
import { ShellDialogs, type ShellDialog } from '../components/admin/shell-dialogs';
import { VisibleScreens } from '../components/admin/visible-screens';
import { onFirstUse } from '../components/part/first-use';
import { lazyPart } from '../components/part/lazy-part';
import { lostDialog } from './lost-dialog';
import { useEarlyKeys } from './palette/use-early-keys';
import { useShellKeys } from './palette/use-shell-keys';

const CommandPalette = lazyPart(() => import('./palette/CommandPalette'), {
  title: 'We could not open the commands',
  Lost: lostDialog('palette'),
});
const LogoutQuestion = lazyPart(() => import('./LogoutQuestion'), {
  title: 'We could not ask before you log out',
});
const ProofDialog = lazyPart(() => import('../features/account/proof/ProofDialog'), {
  title: 'We could not ask you to confirm that it is you',
  // Lets the calls that wait for a proof fail, as nobody can be asked for one.
  Lost: lostDialog('proof', answerProof),
});
const ShortcutHelp = lazyPart(() => import('./ShortcutHelp'), {
  title: 'We could not show the keyboard shortcuts',
});

// An action that needs it may come long after a deployment.
onFirstUse(ProofDialog.preload);

interface ShellDialogHostProps {
  reachable: ReadonlySet<string>;
  children: ReactNode;
}

/** Knows which of the dialogs of every screen is open; each is loaded when it is first wanted. */
export function ShellDialogHost({ reachable, children }: ShellDialogHostProps) {
  const [shown, setShown] = useState<ShellDialog>();
  const [wanted, setWanted] = useState<readonly ShellDialog[]>([]);
  const show = (dialog: ShellDialog | undefined) => {
    // A call waits for its answer, which another dialog in its place would never give.
    if (shown === 'proof' && dialog) return;
    if (dialog === 'palette') CommandPalette.preload(true);
    setShown(dialog);
    if (dialog) setWanted((before) => [...before, dialog]);
  };
  useEffect(
    () =>
      onProofRequired(() => {
        ProofDialog.preload(true);
        setShown('proof');
        setWanted((before) => [...before, 'proof']);
      }),
    [],
  );
  const takeEarly = useEarlyKeys(shown === 'palette', () => show(undefined));
  useShellKeys({
    reachable,
    openPalette: () => show('palette'),
    openHelp: () => show('keys'),
  });
  return (
    <ShellDialogs value={{ shown, show }}>
      <VisibleScreens value={reachable}>
        {children}
        {wanted.includes('palette') && <CommandPalette takeEarly={takeEarly} />}
        {wanted.includes('proof') && <ProofDialog />}
        {wanted.includes('keys') && <ShortcutHelp />}
        {wanted.includes('logout') && <LogoutQuestion />}
      </VisibleScreens>
    </ShellDialogs>
  );
}
