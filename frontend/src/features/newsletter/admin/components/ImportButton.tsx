import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './csv-buttons.module.css';
import { ImportDialog } from './ImportDialog';

export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.worded}
        icon={<UploadOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Import CSV
      </Button>
      <ImportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
