import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import { Dialog } from '../../../../components/admin/Dialog';
import dialog from '../../../../components/admin/dialog.module.css';
import { formatCount } from '../../../../words';
import { useSubscriberImport } from '../hooks/use-subscriber-import';
import { inLines, inSubscribers } from '../import-words';
import styles from './ImportDialog.module.css';

export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shows what is in a file before anybody is added. */
export default function ImportDialog({ open, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File>();
  const { look, add, forget, found, isLooking, isAdding, error } = useSubscriberImport(close);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) look(chosen);
    else forget();
  };
  function close() {
    choose(undefined);
    onClose();
  }
  return (
    <Dialog
      open={open}
      title="Import Subscribers"
      width={520}
      mask={{ closable: !isAdding }}
      onCancel={isAdding ? undefined : close}
    >
      <p>
        A CSV file with a column “Email”, and “Subscribed Date” if you know it. You see what is in
        it before anybody is added.
      </p>
      <div className={styles.drop}>
        <UploadOutlined aria-hidden="true" className={styles.icon} />
        <span id="csv-file" aria-hidden="true">
          {file?.name ?? 'Choose a CSV file, or drop it here'}
        </span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file"
          aria-describedby="csv-file"
          disabled={isAdding}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // A file that was put right meanwhile is a choice again.
            target.value = '';
          }}
        />
      </div>
      <div role="status">
        {isLooking && <p className={styles.part}>Reading the file…</p>}
        {found && <Found found={found} />}
      </div>
      {error && (
        <p role="alert" className={styles.fault}>
          {error.problem?.errors?.[0]?.message ?? error.message} Nobody was added.
        </p>
      )}
      <div className={dialog.actions}>
        {error && file && (
          <Button disabled={isLooking || isAdding} onClick={() => look(file)}>
            Read again
          </Button>
        )}
        <Button disabled={isAdding} onClick={close}>
          Cancel
        </Button>
        <Button
          type="primary"
          disabled={!found?.fresh}
          loading={isAdding}
          onClick={() => file && add(file)}
        >
          {found?.fresh ? `Add ${inSubscribers(found.fresh)}` : 'Add subscribers'}
        </Button>
      </div>
    </Dialog>
  );
}

function Found({ found }: { found: NewsletterImportDto }) {
  const more = found.invalid - found.faults.length;
  return (
    <>
      <ul className={styles.counts} aria-label="In this file">
        {inLines(found).map(({ count, text }) => (
          <li key={text}>
            <strong>{formatCount(count)}</strong> {text}
          </li>
        ))}
      </ul>
      {found.faults.length > 0 && (
        <ul className={styles.faults} aria-label="Lines that cannot be read" tabIndex={0}>
          {found.faults.map(({ line, value, message }) => (
            <li key={line}>
              Line {line}: {message}
              {value && (
                <>
                  , <q>{value}</q>
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>and {formatCount(more)} more</li>}
        </ul>
      )}
    </>
  );
}
