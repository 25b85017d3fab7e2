import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportNewslettersParams } from '../../../../api/generated/model/importNewslettersParams';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import {
  useImportNewsletters,
  usePreviewNewsletterImport,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';
import { inSubscribers } from '../import-words';

/** The server reads one file, and answers 503 to a second. */
const ONE_AT_A_TIME = { id: 'subscriber-import' };

/** A file is looked through first, and imported by a second act. @param onDone after the import */
export function useSubscriberImport(onDone: () => void) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<NewsletterImportDto>();
  const preview = usePreviewNewsletterImport({ mutation: { scope: ONE_AT_A_TIME } });
  const add = useImportNewsletters({
    mutation: {
      scope: ONE_AT_A_TIME,
      onSuccess: ({ added }) => {
        toast({ title: 'Subscribers imported', description: `${inSubscribers(added)} added` });
        onDone();
        return refreshNewsletters(queryClient);
      },
    },
  });
  return {
    look: (data: File, params?: ImportNewslettersParams) => {
      add.reset();
      preview.mutate({ data, params }, { onSuccess: setFound });
    },
    add: (data: File, params: ImportNewslettersParams) => add.mutate({ data, params }),
    forget: () => {
      setFound(undefined);
      preview.reset();
      add.reset();
    },
    found,
    isLooking: preview.isPending,
    isAdding: add.isPending,
    error: add.error ?? preview.error,
  };
}
