import { Alert, Input } from 'antd';
import { useState } from 'react';
import type { AdminInstructorDto } from '../../../api/generated/model/adminInstructorDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { Dialog } from '../../../components/admin/Dialog';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import { UploadField } from '../../../components/admin/forms/UploadField';
import { PORTRAIT } from '../../../components/picture-upload/picture-shapes';
import {
  changeOf,
  instructorSchema,
  NEW_INSTRUCTOR,
  toEditedInstructor,
} from './instructor-schema';
import { PortraitPreview } from './PortraitPreview';
import type { Instructors } from './use-instructors';

export function InstructorDialogs({ list }: { list: Instructors }) {
  const { edited, deletion, following } = list;
  // The dialog keeps its content while it closes.
  const [former, setFormer] = useState(edited);
  if (edited && edited !== former) setFormer(edited);
  return (
    <>
      <FormDialog
        open={list.isAdding}
        title="Add an instructor"
        draftName="new instructor"
        initialValues={NEW_INSTRUCTOR}
        schema={instructorSchema}
        onSubmit={(data) => list.create.mutateAsync({ data })}
        onClose={list.closeDialog}
        submitLabel="Add instructor"
        width={560}
      >
        <InstructorFields />
      </FormDialog>
      {former && (
        <FormDialog
          open={edited !== undefined}
          title={`Edit ${former.name}`}
          draftName={`instructor ${former.id}`}
          initialValues={toEditedInstructor(former)}
          schema={instructorSchema}
          onSubmit={(values) => list.update.mutateAsync({ id: former.id, data: changeOf(values) })}
          onClose={list.closeDialog}
          width={560}
        >
          <SourceNote instructor={former} />
          <InstructorFields />
        </FormDialog>
      )}
      <Dialog open={list.isGone} title="Instructor" onCancel={list.closeDialog}>
        <RecordNotFound noun="instructor" onClose={list.closeDialog} />
      </Dialog>
      <ConfirmDialog
        title="Follow Thinkific again?"
        confirmLabel="Follow Thinkific"
        {...following.dialog}
      >
        <strong>{following.target?.name}</strong> gets name, role, text and portrait from Thinkific
        again, and syncs keep them up to date. What was edited here is lost; the link stays.
      </ConfirmDialog>
      <ConfirmDialog title="Delete the instructor?" confirmLabel="Delete" {...deletion.dialog}>
        <strong>{deletion.target?.name}</strong> disappears from all courses. This action cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}

function SourceNote({ instructor }: { instructor: AdminInstructorDto }) {
  if (instructor.thinkific_id === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      style={{ marginBottom: 16 }}
      title={
        instructor.is_edited
          ? 'Edited here: syncs with Thinkific no longer change this instructor. “Follow Thinkific again” in the list undoes that.'
          : 'From Thinkific: syncs keep name, role, text and portrait up to date until you change one of them here.'
      }
    />
  );
}

function InstructorFields() {
  return (
    <>
      <FormField name="name" label="Name" required>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="title"
        label="Role"
        hint="Such as “Principal Data Engineer, Nordlys Energy”."
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField name="bio" label="About" hint="Two lines, at most 300 characters.">
        <Input.TextArea rows={3} showCount={{ formatter: ({ count }) => `${count} of 300` }} />
      </FormField>
      <UploadField name="portrait" picture="portrait" shape={PORTRAIT}>
        <FormField name="portrait" label="Portrait URL" extra={<PortraitPreview />}>
          <Input inputMode="url" autoComplete="off" />
        </FormField>
      </UploadField>
      <FormField name="link" label="Link" hint="A page about the instructor.">
        <Input inputMode="url" autoComplete="off" />
      </FormField>
    </>
  );
}
