import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../api/api-error';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import {
  createOffering,
  getAdminOffering,
  getGetAdminOfferingQueryKey,
  updateOffering,
} from '../../../../api/generated/offerings-admin/offerings-admin';
import { DraftOwner, removeDraft } from '../../../../components/admin/forms/form-drafts';
import { toServerErrors } from '../../../../components/admin/forms/server-errors';
import { describeFailure, toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { offeringPath } from '../../../../paths';
import { refreshOfferings } from '../refresh-offerings';
import { toCreateDto, toForm, toUpdateDto, type OfferingForm } from './offering-form';

/** @param draftName the name of the form's draft */
export function useSaveOffering(offering: AdminOfferingDto | undefined, draftName: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const owner = use(DraftOwner);
  /** What somebody else saved while the form was open. */
  const [newer, setNewer] = useState<AdminOfferingDto>();
  const keep = (saved: AdminOfferingDto) =>
    queryClient.setQueryData(getGetAdminOfferingQueryKey(saved.id), saved);

  const create = async (form: OfferingForm) => {
    const { offerings } = await createOffering(toCreateDto(form));
    const [first] = offerings;
    offerings.forEach(keep);
    removeDraft(owner, draftName);
    toast({
      title:
        offerings.length > 1 ? `${pluralize(offerings.length, 'draft')} created` : 'Draft created',
      description: 'Visitors see it once you publish it',
    });
    await refreshOfferings(queryClient);
    if (first) void navigate(offeringPath(first.id), { replace: true });
  };

  const update = async (id: string, form: OfferingForm, helpers: FormikHelpers<OfferingForm>) => {
    const saved = await updateOffering(id, toUpdateDto(form));
    keep(saved);
    helpers.resetForm({ values: toForm(saved) });
    toast({
      title: 'Offering saved',
      description: form.scope === 'onwards' ? 'Later ones of the series changed, too' : undefined,
    });
    await refreshOfferings(queryClient);
  };

  /** Returns whether another admin has saved the offering since the form was filled. */
  const isOutdated = async (error: unknown, form: OfferingForm): Promise<boolean> => {
    if (!offering || !(error instanceof ApiError) || error.status !== 409) return false;
    const present = await getAdminOffering(offering.id).catch(() => undefined);
    if (!present || present.version === form.version) return false;
    setNewer(present);
    return true;
  };

  return {
    newer,
    /** Replaces the form with what somebody else has saved. */
    reload: (resetForm: FormikHelpers<OfferingForm>['resetForm']) => {
      if (!newer) return;
      keep(newer);
      resetForm({ values: toForm(newer) });
      setNewer(undefined);
    },
    /** Returns whether it was saved. */
    save: async (form: OfferingForm, helpers: FormikHelpers<OfferingForm>): Promise<boolean> => {
      try {
        await (offering ? update(offering.id, form, helpers) : create(form));
        return true;
      } catch (error) {
        if (await isOutdated(error, form)) return false;
        helpers.setStatus(toServerErrors(error, { ...form }));
        toastFailure(
          'Failed to save the offering',
          error,
          describeFailure(error, 'Your changes are still in the form'),
        );
        return false;
      }
    },
  };
}
