import { PictureOutlined } from '@ant-design/icons';
import { Button, Input, Typography, Upload } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState, type FocusEventHandler, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { uploadPicture } from '../../../api/generated/pictures/pictures';
import { typed } from '../../picture-upload/picture-shapes';
import { toastFailure } from '../../toaster/toast-failure';
import styles from './MarkdownInput.module.css';
import { MarkdownPreview } from './MarkdownPreview';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const ALT_TEXT = 'Describe the picture';

interface MarkdownInputProps {
  /** Shown beside the button for pictures. */
  tools?: ReactNode;
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

/** Edits Markdown beside a preview. Pictures are uploaded and inserted at the cursor. */
export function MarkdownInput({ tools, value = '', onChange, ...input }: MarkdownInputProps) {
  const area = useRef<TextAreaRef>(null);
  const [isSending, setSending] = useState(false);

  const insert = (url: string) => {
    const field = area.current?.resizableTextArea?.textArea;
    const at = field?.selectionEnd ?? value.length;
    const text = field?.value ?? value;
    const before = `${text.slice(0, at)}${at > 0 ? '\n\n' : ''}![`;
    const picture = `${before}${ALT_TEXT}](${new URL(url).pathname})\n\n`;
    flushSync(() => onChange?.(picture + text.slice(at)));
    field?.focus();
    field?.setSelectionRange(before.length, before.length + ALT_TEXT.length);
  };
  const send = async (file: File) => {
    setSending(true);
    try {
      insert((await uploadPicture(file, {}, typed(file))).url);
    } catch (error) {
      toastFailure('Failed to upload the picture', error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <Upload
          accept={TYPES}
          showUploadList={false}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <Button icon={<PictureOutlined aria-hidden="true" />} loading={isSending}>
            Insert a picture
          </Button>
        </Upload>
        {tools}
        <Typography.Text type="secondary">
          Markdown: ## heading, **bold**, [link](https://…), - list, | table |
        </Typography.Text>
      </div>
      <div className={styles.panes}>
        <div className={styles.source}>
          <Input.TextArea
            ref={area}
            value={value}
            onChange={({ target }) => onChange?.(target.value)}
            {...input}
          />
        </div>
        <MarkdownPreview markdown={value} />
      </div>
    </>
  );
}
