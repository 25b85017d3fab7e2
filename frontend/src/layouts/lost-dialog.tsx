import { use, useEffect, useEffectEvent } from 'react';
import { ShellDialogs, type ShellDialog } from '../components/admin/shell-dialogs';
import type { LostPartProps } from '../components/part/LostPart';
import { tellLoss } from '../components/part/tell-loss';

/** Closes a dialog whose code is lost, and says why. */
export function lostDialog(dialog: ShellDialog, onGivenUp = () => {}) {
  return function LostDialog(props: LostPartProps) {
    const { shown, show } = use(ShellDialogs);
    const isWaitedFor = shown === dialog && props.state !== 'retrying';
    const giveUp = useEffectEvent(() => {
      show(undefined);
      onGivenUp();
      tellLoss(props);
    });
    useEffect(() => {
      if (isWaitedFor) giveUp();
    }, [isWaitedFor]);
    return null;
  };
}
