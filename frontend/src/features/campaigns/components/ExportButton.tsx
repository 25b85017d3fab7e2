import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { saveFile } from '../../../components/admin/save-file';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

interface ExportButtonProps {
  fetchFile: () => Promise<Blob>;
  fileName: string;
}

export function ExportButton({ fetchFile, fileName }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => {
      saveFile(file, fileName);
      toast({ title: 'CSV exported successfully' });
    },
    onError: toastError('Failed to export CSV'),
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
