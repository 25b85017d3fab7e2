import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useCallback } from 'react';
import { copyText } from '../../../components/admin/copy-text';
import { saveFile } from '../../../components/admin/save-file';
import { useUnloadWarning } from '../../../components/admin/use-unload-warning';
import { useSiteName } from '../../../site';
import { useCurrentUser } from '../../auth';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '4px 24px',
} as const;

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** Only its button closes it, because the codes cannot be shown again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const siteName = useSiteName();
  const { username } = useCurrentUser();
  useUnloadWarning(true);
  const focus = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  const save = () => {
    const lines = [`Recovery codes of ${username} at ${siteName}`, '', ...codes, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  const copy = () =>
    copyText(codes.join('\n'), {
      title: 'Codes copied',
      description: 'Store them where you can reach them without your phone',
    });
  return (
    <Flex vertical gap="middle">
      <h3 ref={focus} tabIndex={-1}>
        Save your recovery codes
      </h3>
      Each code signs you in once if you do not have your phone. We show them only now. Store them
      separately from your password.
      <ul style={COLUMNS} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <Typography.Text code>{code}</Typography.Text>
          </li>
        ))}
      </ul>
      <Flex wrap gap="small">
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={save}>
          Download
        </Button>
        <Button type="primary" onClick={onSaved}>
          I have saved them
        </Button>
      </Flex>
    </Flex>
  );
}
