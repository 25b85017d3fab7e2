import { UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import type { ImportNewslettersParams } from '../../../../api/generated/model/importNewslettersParams';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import {
  useImportNewsletters,
  usePreviewNewsletterImport,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { Dialog } from '../../../../components/admin/Dialog';
import { toast } from '../../../../components/toaster/toast-store';
import { formatCount } from '../../../../format-count';
import { refreshNewsletters } from '../../refresh-newsletters';
import { listImportCounts, formatSubscribers } from '../import-labels';
import { ImportChoices } from './ImportChoices';

/** The server reads one file at a time and responds with 503 to a second one. */
const scope = { id: 'subscriber-import' };

/** Shows what is in a file before anyone is added. */
export function ImportSubscribers() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<NewsletterImportDto>();
  const [choice, setChoice] = useState<ImportNewslettersParams>({});
  const preview = usePreviewNewsletterImport({ mutation: { scope } });
  const add = useImportNewsletters({
    mutation: {
      scope,
      onSuccess: ({ added }) => {
        toast({ title: 'Subscribers imported', description: `${formatSubscribers(added)} added` });
        setOpen(false);
        return refreshNewsletters(queryClient);
      },
    },
  });
  const read = (data: File, params: ImportNewslettersParams) => {
    add.reset();
    setChoice(params);
    preview.mutate({ data, params }, { onSuccess: setFound });
  };
  const forget = () => {
    setFile(undefined);
    setFound(undefined);
    preview.reset();
    add.reset();
  };
  const error = add.error ?? preview.error;
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Dialog
        open={isOpen}
        title="Import Subscribers"
        mask={{ closable: !add.isPending }}
        closable={!add.isPending}
        keyboard={!add.isPending}
        okText={found?.fresh ? `Add ${formatSubscribers(found.fresh)}` : 'Add subscribers'}
        okButtonProps={{
          disabled: !found?.fresh || found.email_column === null || !preview.isSuccess,
        }}
        confirmLoading={add.isPending}
        cancelButtonProps={{ disabled: add.isPending }}
        onOk={() => file && add.mutate({ data: file, params: choice })}
        onCancel={() => setOpen(false)}
        afterClose={forget}
        footer={(buttons) => buttons}
      >
        <Flex vertical gap="middle">
          A CSV file with email addresses, such as the export of another newsletter service. You see
          a preview before anyone is added.
          <Upload.Dragger
            accept=".csv,.tsv,.txt,text/csv"
            showUploadList={false}
            disabled={add.isPending}
            beforeUpload={(chosen) => {
              forget();
              setFile(chosen);
              read(chosen, {});
              return false;
            }}
          >
            <UploadOutlined aria-hidden="true" />{' '}
            {file?.name ?? 'Choose a CSV file, or drop it here'}
          </Upload.Dragger>
          <div role="status">
            {/* The previous preview stays while the file is read again, so that nothing moves. */}
            {found ? <Found found={found} /> : preview.isPending && 'Reading the file…'}
          </div>
          {file && found && (
            <ImportChoices
              found={found}
              choice={choice}
              onChange={(chosen) => read(file, chosen)}
            />
          )}
          {error && file && (
            <Alert
              type="error"
              title={`${error.problem?.errors?.[0]?.message ?? error.message} No one was added.`}
              action={
                <Button
                  disabled={preview.isPending || add.isPending}
                  onClick={() => read(file, choice)}
                >
                  Read again
                </Button>
              }
            />
          )}
        </Flex>
      </Dialog>
    </>
  );
}

function Found({ found }: { found: NewsletterImportDto }) {
  if (found.email_column === null) return 'Which column of the file holds the email addresses?';
  const more = found.invalid - found.errors.length;
  return (
    <>
      <ul aria-label="In this file">
        {listImportCounts(found).map(({ count, text }) => (
          <li key={text}>
            <strong>{formatCount(count)}</strong> {text}
          </li>
        ))}
      </ul>
      {found.errors.length > 0 && (
        <ul
          aria-label="Lines that cannot be read"
          tabIndex={0}
          style={{ maxHeight: 160, marginTop: 12, overflowY: 'auto' }}
        >
          {found.errors.map(({ line, value, message }) => (
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
