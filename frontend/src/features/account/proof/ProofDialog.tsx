import { use } from 'react';
import { answerProof } from '../../../api/proof-request';
import { Dialog } from '../../../components/admin/Dialog';
import { ShellDialogs } from '../../../components/admin/shell-dialogs';
import { ProofForm } from './ProofForm';

/** Above whatever dialog stands there already. */
const ON_TOP = 1_200;

/** Asks for a proof when a call needs one. The call goes on by itself, so that nothing typed is lost. */
export function ProofDialog() {
  const { shown, show } = use(ShellDialogs);
  const end = (isProven: boolean) => {
    show(undefined);
    answerProof(isProven);
  };
  return (
    <Dialog
      open={shown === 'proof'}
      title="Confirm that it is you"
      width={440}
      zIndex={ON_TOP}
      centered
      closable={false}
      onCancel={() => end(false)}
    >
      <ProofForm onProven={() => end(true)} onCancel={() => end(false)} />
    </Dialog>
  );
}
