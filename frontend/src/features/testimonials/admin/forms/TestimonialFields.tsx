import { CheckboxField } from '../../../../components/admin/forms/CheckboxField';
import { SelectField } from '../../../../components/admin/forms/SelectField';
import { TextAreaField } from '../../../../components/admin/forms/TextAreaField';
import { TextField } from '../../../../components/admin/forms/TextField';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { LOGO, PORTRAIT } from '../../../../components/picture-upload/picture-shapes';
import { CourseTakenField } from './CourseTakenField';
import { STATUS_OPTIONS } from '../status-labels';
import { STORY_LABELS } from '../story-labels';
import styles from './TestimonialFields.module.css';

export function TestimonialFields() {
  return (
    <div className={styles.fields}>
      <TextField name="studentName" label={STORY_LABELS.studentName} autoComplete="off" required />
      <UploadField name="studentImage" picture="portrait" shape={PORTRAIT}>
        <TextField name="studentImage" label={STORY_LABELS.studentImage} inputMode="url" required />
      </UploadField>
      <TextField
        name="previousRole"
        label={STORY_LABELS.previousRole}
        autoComplete="off"
        required
      />
      <TextField name="currentRole" label={STORY_LABELS.currentRole} autoComplete="off" required />
      <TextField name="company" label={STORY_LABELS.company} autoComplete="off" required />
      <UploadField name="companyLogo" picture="logo" shape={LOGO}>
        <TextField name="companyLogo" label={STORY_LABELS.companyLogo} inputMode="url" />
      </UploadField>
      <CourseTakenField />
      <TextField name="linkedinUrl" label={STORY_LABELS.linkedinUrl} inputMode="url" />
      <div className={styles.wide}>
        <TextAreaField name="quote" label={STORY_LABELS.quote} rows={5} required />
      </div>
      <SelectField name="status" label={STORY_LABELS.status} options={STATUS_OPTIONS} required />
      <div className={styles.wide}>
        <CheckboxField name="isVisible" label={STORY_LABELS.isVisible} />
      </div>
    </div>
  );
}
