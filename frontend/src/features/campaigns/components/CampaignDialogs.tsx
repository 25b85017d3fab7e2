import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { Dialog } from '../../../components/admin/Dialog';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import type { Confirmation } from '../../../components/admin/use-confirmation';
import { campaignSchema, NEW_CAMPAIGN, toCampaignValues } from '../campaign-schema';
import type { CampaignList } from '../use-campaign-list';
import type { CampaignMutations } from '../use-campaign-mutations';
import { CopyLinkDialog } from './CopyLinkDialog';

interface CampaignDialogsProps {
  list: CampaignList;
  mutations: CampaignMutations;
  deletion: Confirmation<CampaignDto>;
}

export function CampaignDialogs({ list, mutations, deletion }: CampaignDialogsProps) {
  const { edited, linked } = list;
  // The dialogs keep their content while they close.
  const [formerEdited, setFormerEdited] = useState(edited);
  if (edited && edited !== formerEdited) setFormerEdited(edited);
  const form = { schema: campaignSchema, onClose: list.closeDialog, width: 560 };
  return (
    <>
      <FormDialog
        {...form}
        open={list.isAdding}
        title="Create a campaign"
        draftName="new campaign"
        initialValues={NEW_CAMPAIGN}
        onSubmit={(data) => mutations.create.mutateAsync({ data })}
        submitLabel="Create campaign"
      >
        <CampaignFields />
      </FormDialog>
      {formerEdited && (
        <FormDialog
          {...form}
          open={edited !== undefined}
          title={`Edit ${formerEdited.name}`}
          draftName={`campaign ${formerEdited.id}`}
          initialValues={toCampaignValues(formerEdited)}
          onSubmit={(data) => mutations.update.mutateAsync({ id: formerEdited.id, data })}
        >
          <CampaignFields />
        </FormDialog>
      )}
      <CopyLinkDialog campaign={linked} onClose={list.closeDialog} />
      <Dialog open={list.isGone} title="Campaign" onCancel={list.closeDialog}>
        <RecordNotFound noun="campaign" onClose={list.closeDialog} />
      </Dialog>
      <ConfirmDialog
        title="Delete the campaign?"
        confirmLabel="Delete campaign"
        {...deletion.dialog}
      >
        Links of <strong>{deletion.target?.name}</strong> will lead to the pages of the courses. A
        campaign with clicks or orders cannot be deleted; end it instead.
      </ConfirmDialog>
    </>
  );
}

function CampaignFields() {
  return (
    <>
      <FormField name="name" label="Name" hint="Such as “Spring newsletter”." required>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="code"
        label="Code"
        hint="Names the campaign in its links, such as spring-mail. Links that are in use stop counting when you change it."
        required
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField name="utm_source" label="utm_source" hint="Such as newsletter." required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="utm_medium" label="utm_medium" hint="Such as email." required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="utm_campaign" label="utm_campaign" hint="Such as spring-2026." required>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="coupon"
        label="Coupon"
        hint="A coupon of Thinkific, which the links apply. Orders with it count for the campaign."
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="referral_code"
        label="Referral code"
        hint="The code of an affiliate on Thinkific. Orders with it count for the campaign first."
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="is_active"
        valuePropName="checked"
        hint="The links of an ended campaign lead to the pages of the courses, and do not count."
      >
        <Checkbox>Active</Checkbox>
      </FormField>
    </>
  );
}
