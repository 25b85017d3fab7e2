import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ExportNewslettersParams } from '../../../../api/generated/model/exportNewslettersParams';
import { exportNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { saveFile } from '../../../../components/admin/save-file';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';

export function ExportButton({ wanted }: { wanted: ExportNewslettersParams }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      exportNewsletters(wanted).catch((cause: unknown) => {
        throw new Error('Failed to export newsletters', { cause });
      }),
    onSuccess: (file) => {
      saveFile(file, `newsletter_subscribers_${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: 'CSV exported successfully' });
    },
    onError: ({ cause }) => toastFailure('Failed to export CSV', cause),
  });
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  );
}
