import { UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import type { RedirectImportDto } from '../../../api/generated/model/redirectImportDto';
import { useImportRedirects } from '../../../api/generated/redirects/redirects';
import { Dialog } from '../../../components/admin/Dialog';
import { toast } from '../../../components/toaster/toast-store';
import { formatCount } from '../../../format-count';
import { refreshRedirects } from '../refresh-redirects';

/** Imports a file, or lists the lines that have to be corrected first. */
export function ImportRedirects() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const add = useImportRedirects({
    mutation: {
      onSuccess: (result) => {
        toast({ title: 'Redirects imported', description: formatResult(result) });
        setOpen(false);
        return refreshRedirects(queryClient);
      },
    },
  });
  const { errors = [] } = add.error?.problem ?? {};
  const lines = errors.filter(({ field }) => field.startsWith('line '));
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Dialog
        open={isOpen}
        title="Import Redirects"
        mask={{ closable: !add.isPending }}
        closable={!add.isPending}
        keyboard={!add.isPending}
        okText="Import redirects"
        okButtonProps={{ disabled: !file }}
        confirmLoading={add.isPending}
        cancelButtonProps={{ disabled: add.isPending }}
        onOk={() => file && add.mutate({ data: file })}
        onCancel={() => setOpen(false)}
        afterClose={() => {
          setFile(undefined);
          add.reset();
        }}
        footer={(buttons) => buttons}
      >
        <Flex vertical gap="middle">
          <div>
            A CSV file with the columns <code>from</code> and <code>to</code>, at most 5,000 lines.
            Old addresses that have a redirect get the new address of the file.
          </div>
          <Upload.Dragger
            accept=".csv,.tsv,.txt,text/csv"
            showUploadList={false}
            disabled={add.isPending}
            beforeUpload={(chosen) => {
              add.reset();
              setFile(chosen);
              return false;
            }}
          >
            <UploadOutlined aria-hidden="true" />{' '}
            {file?.name ?? 'Choose a CSV file, or drop it here'}
          </Upload.Dragger>
          {add.error && file && <Alert type="error" title={add.error.message} />}
          {lines.length > 0 && (
            <ul
              aria-label="Lines with errors"
              tabIndex={0}
              style={{ maxHeight: 200, overflowY: 'auto' }}
            >
              {lines.map(({ field, message }) => (
                <li key={field}>
                  {field.replace('line', 'Line')}: {message}
                </li>
              ))}
            </ul>
          )}
        </Flex>
      </Dialog>
    </>
  );
}

function formatResult({ added, changed, unchanged }: RedirectImportDto): string {
  const counts = [
    `${formatCount(added)} added`,
    changed > 0 && `${formatCount(changed)} changed`,
    unchanged > 0 && `${formatCount(unchanged)} existed already`,
  ];
  return counts.filter(Boolean).join(', ');
}
