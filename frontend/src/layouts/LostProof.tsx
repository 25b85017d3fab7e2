import { use, useEffect, useEffectEvent } from 'react';
import { answerProof } from '../api/proof-request';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import type { LostPartProps } from '../components/part/LostPart';
import { tellLoss } from '../components/part/tell-loss';

/** Lets the calls that wait for a proof fail, as nobody can be asked for one, and says why. */
export function LostProof(props: LostPartProps) {
  const { shown, show } = use(ShellDialogs);
  const isWaitedFor = shown === 'proof' && props.state !== 'retrying';
  const giveUp = useEffectEvent(() => {
    show(undefined);
    answerProof();
    tellLoss(props);
  });
  useEffect(() => {
    if (isWaitedFor) giveUp();
  }, [isWaitedFor]);
  return null;
}
