import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from './copy-text';
import { restoreFocus } from './restore-focus';

interface SecretDialogProps {
  /** Undefined: it is closed. */
  secret: string | undefined;
  title: string;
  /** Names the secret. */
  label: string;
  copied: { title: string; description: string };
  children: ReactNode;
  onKept: () => void;
}

/** Shows a secret this once. Closed by its button only, since the secret is gone then. */
export function SecretDialog(props: SecretDialogProps) {
  const { secret, title, label, copied, children, onKept } = props;
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
        <Button type="primary" onClick={onKept}>
          I have kept it
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
