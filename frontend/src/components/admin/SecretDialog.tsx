import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from './copy-text';
import { restoreFocus } from './restore-focus';

interface SecretDialogProps {
  /** Undefined while the dialog is closed. */
  secret: string | undefined;
  title: string;
  label: string;
  copied: { title: string; description: string };
  children: ReactNode;
  onClose: () => void;
}

/** Shows a secret once. Only its button closes it, because the secret cannot be shown again. */
export function SecretDialog(props: SecretDialogProps) {
  const { secret, title, label, copied, children, onClose } = props;
  return (
    <Modal
      open={secret !== undefined}
      title={title}
      closable={false}
      destroyOnHidden
      keyboard={false}
      mask={{ closable: false }}
      afterClose={restoreFocus}
      footer={
        <Button type="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <p>{children}</p>
      <Flex gap="small">
        <Input.TextArea
          readOnly
          autoSize
          aria-label={label}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={() => void copyText(secret ?? '', copied)}
        >
          Copy
        </Button>
      </Flex>
    </Modal>
  );
}
