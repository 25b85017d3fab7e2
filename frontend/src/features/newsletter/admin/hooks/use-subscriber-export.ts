import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { exportNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { ExportNewslettersParams } from '../../../../api/generated/model/exportNewslettersParams';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { saveFile } from '../../../../components/admin/save-file';

export function useSubscriberExport() {
  const [loaded, setLoaded] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: ExportNewslettersParams) => {
      const { signal } = (running.current = new AbortController());
      setLoaded(0);
      const file = await exportNewsletters(
        wanted,
        { onDownloadProgress: (progress) => setLoaded(progress.loaded) },
        signal,
      ).catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw new Error('Failed to export newsletters', { cause });
      });
      if (!file) return;
      saveFile(file, `newsletter_subscribers_${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: 'CSV exported successfully' });
    },
    onError: ({ cause }) => toastFailure('Failed to export CSV', cause),
  });
  return {
    start: mutate,
    cancel: () => running.current?.abort(),
    isRunning: isPending,
    /** Bytes that have come so far. */
    loaded,
  };
}
