import { Alert, Input, Select } from 'antd';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import type { SaveQuestionDto } from '../../../../api/generated/model/saveQuestionDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { FormField } from '../../../../components/admin/forms/FormField';
import { TextField } from '../../../../components/admin/forms/TextField';
import type { Confirmation } from '../../../../components/admin/use-confirmation';
import { formatPeople, takenSeats } from '../offering-labels';
import {
  messageSchema,
  NEW_MESSAGE,
  newParticipant,
  participantSchema,
  type ParticipantForm,
} from './participant-schema';
import type { ParticipantActions } from './use-participant-actions';
import { ADD, MESSAGE, type ParticipantList } from './use-participants';

interface ParticipantDialogsProps {
  offering: AdminOfferingDto;
  list: ParticipantList;
  actions: ParticipantActions;
  cancellation: Confirmation<RegistrationDto>;
}

export function ParticipantDialogs(props: ParticipantDialogsProps) {
  const { offering, list, actions, cancellation } = props;
  const { id, title, questions, seats } = offering;
  const isFull = seats !== null && (takenSeats(offering) >= seats || offering.counts.waiting > 0);
  const recipients = formatPeople(takenSeats(offering));
  return (
    <>
      <FormDialog<ParticipantForm>
        open={list.dialog === ADD}
        title="Add a participant"
        draftName={`new participant of ${id}`}
        initialValues={newParticipant(questions)}
        schema={participantSchema(questions)}
        onSubmit={({ answers, ...person }) =>
          actions.add.mutateAsync({ ...person, answers: givenAnswers(answers) })
        }
        onClose={list.closeDialog}
        submitLabel="Add participant"
        width={560}
      >
        {isFull && (
          <Alert
            type="info"
            role="none"
            style={{ marginBottom: 16 }}
            title="No seat is free, so the person is put on the waitlist."
          />
        )}
        <TextField name="name" label="Name" required />
        <TextField name="email" label="Email" hint="An email confirms the registration." required />
        {questions.map((question) => (
          <AnswerField key={question.id} {...question} />
        ))}
      </FormDialog>
      <FormDialog
        open={list.dialog === MESSAGE}
        title={`Email to ${recipients}`}
        draftName={`message to ${id}`}
        initialValues={NEW_MESSAGE}
        schema={messageSchema}
        onSubmit={(data) => actions.message.mutateAsync(data)}
        onClose={list.closeDialog}
        submitLabel={`Send to ${recipients}`}
        width={560}
      >
        <p style={{ marginBottom: 16 }}>
          Everybody with a seat in {title} gets it. People on the waitlist do not.
        </p>
        <TextField name="subject" label="Subject" required />
        <TextField name="text" label="Message" rows={6} required />
      </FormDialog>
      <ConfirmDialog
        title="Cancel the registration?"
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        {...cancellation.dialog}
      >
        <strong>{cancellation.target?.name}</strong> will get an email. A freed seat is offered to
        the next person on the waitlist. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function AnswerField({ id, label, type, options, isRequired }: SaveQuestionDto) {
  const choices = type === 'yes-no' ? YES_NO : options.map((value) => ({ value, label: value }));
  return (
    <FormField name={`answers.${id}`} label={label} required={isRequired}>
      {type === 'text' ? (
        <Input autoComplete="off" />
      ) : (
        <Select options={choices} allowClear={!isRequired} />
      )}
    </FormField>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The API checks each answer that is there. */
function givenAnswers(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
}
