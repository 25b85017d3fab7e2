import { CheckboxField } from '../../../../components/admin/forms/CheckboxField';
import { SelectField } from '../../../../components/admin/forms/SelectField';
import { TextAreaField } from '../../../../components/admin/forms/TextAreaField';
import { TextField } from '../../../../components/admin/forms/TextField';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { LOGO, PORTRAIT } from '../../../../components/picture-upload/picture-shapes';
import { STATUS_OPTIONS } from '../status-labels';
import styles from './TestimonialFields.module.css';

export function TestimonialFields() {
  return (
    <div className={styles.fields}>
      <TextField name="studentName" label="Student Name" autoComplete="off" required />
      <UploadField name="studentImage" picture="portrait" shape={PORTRAIT}>
        <TextField name="studentImage" label="Student Image URL" inputMode="url" required />
      </UploadField>
      <TextField name="previousRole" label="Previous Role" autoComplete="off" required />
      <TextField name="currentRole" label="Current Role" autoComplete="off" required />
      <TextField name="company" label="Company" autoComplete="off" required />
      <UploadField name="companyLogo" picture="logo" shape={LOGO}>
        <TextField name="companyLogo" label="Company Logo URL" inputMode="url" />
      </UploadField>
      <TextField name="courseTaken" label="Course Taken" autoComplete="off" required />
      <TextField name="linkedinUrl" label="LinkedIn URL" inputMode="url" />
      <div className={styles.wide}>
        <TextAreaField name="quote" label="Quote" rows={5} required />
      </div>
      <SelectField name="status" label="Status" options={STATUS_OPTIONS} required />
      <div className={styles.wide}>
        <CheckboxField name="isVisible" label="Visible on public website" />
      </div>
    </div>
  );
}
