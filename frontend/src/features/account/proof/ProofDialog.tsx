import { Modal } from 'antd';
import { use } from 'react';
import { answerProof } from '../../../api/proof-request';
import dialog from '../../../components/admin/dialog.module.css';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { ShellDialogs } from '../../../components/admin/shell-dialogs';
import { ProofForm } from './ProofForm';

/** Above whatever dialog stands there already. */
const ON_TOP = 1_200;

/** Asks for a proof when a call needs one. The call goes on by itself, so that nothing typed is lost. */
export default function ProofDialog() {
  const { shown, show } = use(ShellDialogs);
  const end = (isProven: boolean) => {
    show(undefined);
    answerProof(isProven);
  };
  return (
    <Modal
      open={shown === 'proof'}
      title={<h2 className={dialog.title}>Confirm that it is you</h2>}
      width={440}
      zIndex={ON_TOP}
      centered
      destroyOnHidden
      closable={false}
      footer={null}
      onCancel={() => end(false)}
      afterClose={focusMainIfLost}
    >
      <ProofForm onProven={() => end(true)} onCancel={() => end(false)} />
    </Modal>
  );
}
