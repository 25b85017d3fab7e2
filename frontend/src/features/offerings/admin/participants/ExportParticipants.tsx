import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { exportRegistrations } from '../../../../api/generated/offerings-admin/offerings-admin';
import { saveFile } from '../../../../components/admin/save-file';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';

export function ExportParticipants({ offering: { id, slug } }: { offering: AdminOfferingDto }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportRegistrations(id),
    onSuccess: (file) => {
      saveFile(file, `participants_${slug}.csv`);
      toast({ title: 'CSV exported successfully' });
    },
    onError: toastError('Failed to export the participants'),
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
