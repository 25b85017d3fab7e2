import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { getListRulesQueryKey, useUpdateRules } from '../../../api/generated/settings/settings';
import { getGetNeedsQueryKey } from '../../../api/generated/stats/stats';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { useUndoToast } from '../../../components/admin/undo';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { adminPaths } from '../../../paths';
import { isOfCourses, useCourseClaims } from '../../courses/admin';
import { CourseNeeds, formOf } from './CourseNeeds';

const LABEL = 'Promises a certificate that Thinkific does not give';

/** Courses whose page promises more than the platform gives. */
export function PromisedNeeds({ courses, total }: NeedsDto['promised']) {
  const claims = useCourseClaims();
  const [isAsking, setIsAsking] = useState(false);
  const { follow, isPending } = useFollowOnAllPages(() => setIsAsking(false));
  const lines = courses.map(({ id, title }) => ({
    key: id,
    status: 'warning' as const,
    title,
    to: formOf(id),
    text: LABEL,
    action: (
      <Flex gap={8}>
        <Button
          size="small"
          disabled={claims.isPending}
          aria-label={`Leave it out: ${title}`}
          onClick={() => claims.set({ id: Number(id), title, follow: true })}
        >
          Leave it out
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={`On all pages, not only ${title}`}
          onClick={() => setIsAsking(true)}
        >
          On all pages
        </Button>
      </Flex>
    ),
  }));
  const to = `${adminPaths.courses}?need=promised`;
  return (
    <>
      <CourseNeeds items={lines} total={total} label={LABEL} to={to} />
      <ConfirmDialog
        open={isAsking}
        title="Promise only what Thinkific gives?"
        confirmLabel="On all pages"
        busy={isPending}
        onConfirm={follow}
        onCancel={() => setIsAsking(false)}
      >
        All course pages will promise a certificate only where Thinkific gives one. You can change
        this under Settings → Rules.
      </ConfirmDialog>
    </>
  );
}

/** Changes the rule of all courses, which can be undone. */
function useFollowOnAllPages(onDone: () => void) {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const { mutate, isPending } = useUpdateRules({
    mutation: {
      onSuccess: async (rules, { data }) => {
        const title = 'Course pages updated';
        if (data.settings['COURSE_CLAIMS'] === null)
          toast({ title, description: 'They promise what the site says' });
        else
          offerUndo({ title, description: 'They promise only what Thinkific gives' }, () =>
            save(null),
          );
        queryClient.setQueryData(getListRulesQueryKey(), rules);
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: getGetNeedsQueryKey() }),
          queryClient.invalidateQueries({ predicate: isOfCourses }),
        ]);
      },
      onError: toastError('Failed to save the rule'),
      onSettled: onDone,
    },
  });
  // Without a stored rule, pages promise what the site says.
  const save = (rule: 'platform' | null) => mutate({ data: { settings: { COURSE_CLAIMS: rule } } });
  return { follow: () => save('platform'), isPending };
}
