import { useQueryClient } from '@tanstack/react-query';
import {
  useImportNewsletters,
  usePreviewNewsletterImport,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';
import { inSubscribers } from '../import-words';

/** A file is looked through first, and imported by a second act. @param onDone after the import */
export function useSubscriberImport(onDone: () => void) {
  const queryClient = useQueryClient();
  const preview = usePreviewNewsletterImport();
  const add = useImportNewsletters({
    mutation: {
      onSuccess: ({ added }) => {
        toast({ title: 'Subscribers imported', description: `${inSubscribers(added)} added` });
        onDone();
        return refreshNewsletters(queryClient);
      },
    },
  });
  return {
    look: (data: File) => {
      add.reset();
      preview.mutate({ data });
    },
    add: (data: File) => add.mutate({ data }),
    forget: () => {
      preview.reset();
      add.reset();
    },
    found: preview.data,
    isLooking: preview.isPending,
    isAdding: add.isPending,
    error: add.error ?? preview.error,
  };
}
