import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { copyText } from '../../../components/admin/copy-text';
import { useAskToStay } from '../../../components/admin/use-ask-to-stay';
import { saveFile } from '../../../components/admin/save-file';
import { useSiteName } from '../../../site';
import { useCurrentUser } from '../../auth';
import styles from './TwoFactor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Goes by its button only, since the codes are gone then. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const siteName = useSiteName();
  const { username } = useCurrentUser();
  useAskToStay(true);
  const begin = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  const save = () => {
    const lines = [`Recovery codes of ${username} at ${siteName}`, '', ...codes, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  const copy = () =>
    copyText(codes.join('\n'), {
      title: 'Codes copied',
      description: 'Keep them where you find them without your phone',
    });
  return (
    <>
      <h3 ref={begin} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p className={styles.lead}>
        Each signs you in once when you do not have your phone. They are shown this once; keep them
        apart from your password.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={save}>
          Download
        </Button>
        <Button type="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
