import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ImportNewslettersParams } from '../../../../api/generated/model/importNewslettersParams';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import { Dialog } from '../../../../components/admin/Dialog';
import dialog from '../../../../components/admin/dialog.module.css';
import { formatCount } from '../../../../words';
import { useSubscriberImport } from '../hooks/use-subscriber-import';
import { inLines, inSubscribers } from '../import-words';
import { ImportChoices } from './ImportChoices';
import styles from './ImportDialog.module.css';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shows what is in a file before anybody is added. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File>();
  const { look, add, forget, found, isLooking, isAdding, error } = useSubscriberImport(close);
  const [choice, setChoice] = useState<ImportNewslettersParams>({});
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setChoice({});
    forget();
    if (chosen) look(chosen);
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
        A CSV file with email addresses, such as the export of another newsletter service. You see
        what is in it before anybody is added.
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
        {found && !isLooking && <Found found={found} />}
      </div>
      {file && found && (
        <ImportChoices
          found={found}
          choice={choice}
          onChange={(chosen) => {
            setChoice(chosen);
            look(file, chosen);
          }}
        />
      )}
      {error && (
        <p role="alert" className={styles.fault}>
          {error.problem?.errors?.[0]?.message ?? error.message} Nobody was added.
        </p>
      )}
      <div className={dialog.actions}>
        {error && file && (
          <Button disabled={isLooking || isAdding} onClick={() => look(file, choice)}>
            Read again
          </Button>
        )}
        <Button disabled={isAdding} onClick={close}>
          Cancel
        </Button>
        <Button
          type="primary"
          disabled={!found?.fresh || found.email_column === null || isLooking}
          loading={isAdding}
          onClick={() => file && add(file, choice)}
        >
          {found?.fresh ? `Add ${inSubscribers(found.fresh)}` : 'Add subscribers'}
        </Button>
      </div>
    </Dialog>
  );
}

function Found({ found }: { found: NewsletterImportDto }) {
  if (found.email_column === null) {
    return <p className={styles.part}>Which column of the file holds the email addresses?</p>;
  }
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
