import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { ApiError } from '../../api/api-error';
import {
  getGetSiteDraftQueryKey,
  getSiteDraft,
  saveSiteDraft,
} from '../../api/generated/site-admin/site-admin';
import { toServerErrors } from '../../components/admin/forms/server-errors';
import { describeFailure, toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import {
  changedFields,
  mergeDrafts,
  pick,
  toContent,
  toSiteForm,
  type SiteForm,
} from './site-form';
import { SITE_LABELS } from './site-labels';

const NOT_SAVED = 'Failed to save the draft';

/**
 * Saves the form in the draft. If another admin has saved since, it keeps the changes of both, and asks only about
 * fields that both have changed.
 * @param latest returns the form as it is now, because the user may type while it is being saved
 */
export function useSaveDraft(latest: () => SiteForm | undefined) {
  const queryClient = useQueryClient();
  return save;

  /** Returns whether the draft was saved. */
  async function save(
    values: SiteForm,
    form: FormikHelpers<SiteForm>,
    description = 'Visitors see it once it is published',
  ): Promise<boolean> {
    try {
      const saved = await saveSiteDraft(toContent(values), { 'If-Match': values.base.etag });
      queryClient.setQueryData(getGetSiteDraftQueryKey(), saved);
      const now = toContent(latest() ?? values);
      const typed = pick(now, changedFields(toContent(values), now));
      form.resetForm({ values: toSiteForm(saved) });
      void form.setValues({ ...toSiteForm(saved), ...typed });
      toast({ title: 'Draft saved', description });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) return merge(values, form);
      form.setStatus(toServerErrors(error, { ...values }));
      toastFailure(NOT_SAVED, error, describeFailure(error, 'Your changes are still in the form'));
      return false;
    }
  }

  async function merge(values: SiteForm, form: FormikHelpers<SiteForm>): Promise<boolean> {
    try {
      const theirs = await getSiteDraft();
      queryClient.setQueryData(getGetSiteDraftQueryKey(), theirs);
      const { form: merged, changed } = mergeDrafts(latest() ?? values, theirs);
      if (merged.mine) {
        await form.setValues(merged, false);
        return false;
      }
      const fields = changed.map((field) => SITE_LABELS[field]).join(', ');
      const author = theirs.saved_by ?? 'Somebody else';
      return await save(
        merged,
        form,
        fields && `It includes what ${author} has changed: ${fields}`,
      );
    } catch (error) {
      toastFailure(NOT_SAVED, error);
      return false;
    }
  }
}
