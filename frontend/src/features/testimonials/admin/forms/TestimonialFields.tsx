import { Alert, AutoComplete, Checkbox, Input, Select } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { searchBy } from '../../../../components/admin/contains';
import { FormField } from '../../../../components/admin/forms/FormField';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { LOGO, PORTRAIT } from '../../../../components/picture-upload/picture-shapes';
import { useCourseCards } from '../../../courses/admin';
import { STATUS_OPTIONS, SUSPICION } from '../status-labels';
import { STORY_LABELS } from '../story-labels';
import { StoryConflict } from './StoryConflict';
import type { TestimonialForm } from './testimonial-values';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  columnGap: 16,
};
const WIDE = { gridColumn: '1 / -1' };

interface TestimonialFieldsProps {
  /** Replaces the field for the course. */
  course?: ReactNode;
}

export function TestimonialFields({ course = <CourseTakenField /> }: TestimonialFieldsProps) {
  return (
    <div style={COLUMNS}>
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
      {course}
      <FormField name="linkedinUrl" label={STORY_LABELS.linkedinUrl}>
        <Input inputMode="url" />
      </FormField>
      <div style={WIDE}>
        <FormField name="quote" label={STORY_LABELS.quote} required>
          <Input.TextArea rows={5} />
        </FormField>
      </div>
      <FormField name="status" label={STORY_LABELS.status} required>
        <Select options={STATUS_OPTIONS} />
      </FormField>
      <div style={WIDE}>
        <FormField name="isVisible" valuePropName="checked">
          <Checkbox>{STORY_LABELS.isVisible}</Checkbox>
        </FormField>
        <FormField
          name="isFeatured"
          valuePropName="checked"
          hint="The home page shows two stories: featured ones first, then the newest."
        >
          <Checkbox>{STORY_LABELS.isFeatured}</Checkbox>
        </FormField>
      </div>
    </div>
  );
}

/** Suggests matching courses, and accepts any text. */
export function CourseTakenField() {
  const { data = [] } = useCourseCards();
  const titles = new Set(data.map(({ display_title: title }) => title));
  return (
    <FormField name="courseTaken" label={STORY_LABELS.courseTaken} required>
      <AutoComplete
        virtual
        options={[...titles].map((value) => ({ value }))}
        showSearch={searchBy('value')}
      />
    </FormField>
  );
}

/** Shows the fields, or a choice between two versions after a conflict. */
export function EditedFields({ story }: { story: AdminTestimonialDto }) {
  const { mine, base } = useFormikContext<TestimonialForm>().values;
  if (mine) return <StoryConflict key={base.etag} mine={mine} theirs={base} />;
  return (
    <>
      {story.status === 'pending' && story.isSuspected && (
        <Alert type="error" showIcon role="none" title={SUSPICION} style={{ marginBottom: 16 }} />
      )}
      <TestimonialFields />
    </>
  );
}
