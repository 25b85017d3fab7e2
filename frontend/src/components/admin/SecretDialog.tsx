import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import TextArea from 'antd/es/input/TextArea';
import type { ReactNode } from 'react';
import { copyText } from './copy-text';
import { Dialog } from './Dialog';
import dialog from './dialog.module.css';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  /** Undefined: it is closed. */
  secret: string | undefined;
  title: string;
  /** What the secret is called. */
  label: string;
  copied: { title: string; description: string };
  children: ReactNode;
  onKept: () => void;
}

/** Shows a secret this once. Closed by its button only, since the secret is gone then. */
export function SecretDialog(props: SecretDialogProps) {
  const { secret, title, label, copied, children, onKept } = props;
  const isOpen = secret !== undefined;
  return (
    <Dialog
      open={isOpen}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onKept}>
          I have kept it
        </Button>
      }
    >
      <p className={dialog.lead}>{children}</p>
      <div className={styles.secret}>
        <TextArea
          readOnly
          autoSize
          aria-label={label}
          value={secret ?? ''}
          onFocus={({ target }) => target.select()}
        />
        <Button
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={() => void copyText(secret ?? '', copied)}
        >
          Copy
        </Button>
      </div>
    </Dialog>
  );
}
