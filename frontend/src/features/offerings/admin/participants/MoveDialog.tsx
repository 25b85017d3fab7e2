import { Select } from 'antd';
import { useState } from 'react';
import { object, string } from 'yup';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import { useListAdminOfferings } from '../../../../api/generated/offerings-admin/offerings-admin';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { FormField } from '../../../../components/admin/forms/FormField';
import { formatSeats, isUpcoming, KINDS } from '../offering-labels';
import { formatLocalTime } from '../session-times';
import { upcomingParams } from '../upcoming-params';
import type { ParticipantActions } from './use-participant-actions';

const MOST = 100;

const INITIAL = { offeringId: '' };

const schema = object({ offeringId: string().required('Choose a date') });

interface MoveDialogProps {
  offering: AdminOfferingDto;
  /** Undefined while the dialog is closed. */
  registration: RegistrationDto | undefined;
  onMove: ParticipantActions['move']['mutateAsync'];
  onClose: () => void;
}

export function MoveDialog({ offering, registration, onMove, onClose }: MoveDialogProps) {
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(registration);
  if (registration && registration !== shown) setShown(registration);
  if (!shown) return null;
  return (
    <FormDialog
      open={registration !== undefined}
      title={`Move ${shown.name} to another date`}
      draftName={`move of ${shown.id}`}
      initialValues={INITIAL}
      schema={schema}
      onSubmit={({ offeringId }) => onMove({ registration: shown, offeringId })}
      onClose={onClose}
      submitLabel="Move"
      width={560}
    >
      <FormField
        name="offeringId"
        label="New date"
        hint="The person gets an email. The new date needs a free seat."
        required
      >
        <DateSelect offering={offering} />
      </FormField>
    </FormDialog>
  );
}

/** Other dates of the same course, or of the same kind, come first. */
function DateSelect({ offering, ...select }: { offering: AdminOfferingDto; value?: string }) {
  const { data, isFetching } = useListAdminOfferings({ ...upcomingParams(), limit: MOST });
  const others = (data?.offerings ?? []).filter(
    (other) => other.id !== offering.id && isUpcoming(other),
  );
  const isAlike = ({ kind, courseId, seriesId }: AdminOfferingDto) =>
    (courseId !== null && courseId === offering.courseId) ||
    (seriesId !== null && seriesId === offering.seriesId) ||
    (courseId === null && kind === offering.kind);
  const options = others
    .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
    .map((other) => ({ value: other.id, label: describe(other) }));
  return (
    <Select
      {...select}
      value={select.value || null}
      options={options}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={isFetching ? 'Loading…' : 'There is no other upcoming date.'}
    />
  );
}

function describe(offering: AdminOfferingDto): string {
  const [first] = offering.sessions;
  const seats = `${formatSeats(offering)} seats taken`;
  return [first && formatLocalTime(first.start), offering.title, KINDS[offering.kind], seats]
    .filter(Boolean)
    .join(' · ');
}
