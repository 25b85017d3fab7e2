import { Checkbox, Input, Select } from 'antd';
import { FormField } from '../../../../components/admin/forms/FormField';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { LOGO, PORTRAIT } from '../../../../components/picture-upload/picture-shapes';
import { CourseTakenField } from './CourseTakenField';
import { STATUS_OPTIONS } from '../status-labels';
import { STORY_LABELS } from '../story-labels';
import styles from './TestimonialFields.module.css';

export function TestimonialFields() {
  return (
    <div className={styles.fields}>
      <FormField name="studentName" label={STORY_LABELS.studentName} required>
        <Input autoComplete="off" />
      </FormField>
      <UploadField name="studentImage" picture="portrait" shape={PORTRAIT}>
        <FormField name="studentImage" label={STORY_LABELS.studentImage} required>
          <Input inputMode="url" />
        </FormField>
      </UploadField>
      <FormField name="previousRole" label={STORY_LABELS.previousRole} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="currentRole" label={STORY_LABELS.currentRole} required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="company" label={STORY_LABELS.company} required>
        <Input autoComplete="off" />
      </FormField>
      <UploadField name="companyLogo" picture="logo" shape={LOGO}>
        <FormField name="companyLogo" label={STORY_LABELS.companyLogo}>
          <Input inputMode="url" />
        </FormField>
      </UploadField>
      <CourseTakenField />
      <FormField name="linkedinUrl" label={STORY_LABELS.linkedinUrl}>
        <Input inputMode="url" />
      </FormField>
      <div className={styles.wide}>
        <FormField name="quote" label={STORY_LABELS.quote} required>
          <Input.TextArea rows={5} />
        </FormField>
      </div>
      <FormField name="status" label={STORY_LABELS.status} required>
        <Select options={STATUS_OPTIONS} />
      </FormField>
      <div className={styles.wide}>
        <FormField name="isVisible" valuePropName="checked">
          <Checkbox>{STORY_LABELS.isVisible}</Checkbox>
        </FormField>
      </div>
    </div>
  );
}
