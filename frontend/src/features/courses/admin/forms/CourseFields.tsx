import { useFormikContext } from 'formik';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformField } from '../../../../api/generated/model/platformField';
import { TextAreaField } from '../../../../components/admin/forms/TextAreaField';
import { TextField } from '../../../../components/admin/forms/TextField';
import type { CourseField } from '../course-fields';
import { ConflictChoice } from './ConflictChoice';
import styles from './CourseFields.module.css';
import type { CourseForm } from './course-texts';
import { ImagePreview } from './ImagePreview';
import { PlatformNote } from './PlatformNote';

interface CourseFieldsProps {
  /** The course as it is now; the form may have been filled from an older version. */
  course: AdminCourseDto;
  /** Keeps overriding a field that the platform has changed since. */
  onKeep: (field: PlatformField) => void;
}

export function CourseFields({ course, onKeep }: CourseFieldsProps) {
  const { values } = useFormikContext<CourseForm>();
  if (values.mine) return <ConflictChoice key={values.base.etag} mine={values.mine} />;
  const note = (field: CourseField) => (
    <PlatformNote field={field} course={course} onKeep={onKeep} />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          name="title"
          label="Title"
          autoComplete="off"
          hint={`Original name: ${course.thinkific_name}`}
          extra={note('title')}
          required
        />
        <TextAreaField
          name="description"
          label="Description"
          rows={4}
          extra={note('description')}
        />
      </div>
      <TextField
        name="category"
        label="Category"
        placeholder="e.g. Data Engineering"
        autoComplete="off"
        extra={note('category')}
      />
      <TextField
        name="level"
        label="Level"
        placeholder="e.g. Intermediate"
        autoComplete="off"
        extra={note('level')}
      />
      <TextField
        name="duration"
        label="Duration"
        placeholder="e.g. 10 weeks"
        autoComplete="off"
        extra={note('duration')}
      />
      <TextField
        name="format"
        label="Format"
        placeholder="e.g. Online"
        autoComplete="off"
        extra={note('format')}
      />
      <TextField
        name="price"
        label="Price (USD)"
        inputMode="numeric"
        autoComplete="off"
        hint="In whole dollars; cents are dropped."
        extra={note('price')}
      />
      <div className={styles.wide}>
        <TextField
          name="imageUrl"
          label="Image URL"
          inputMode="url"
          autoComplete="off"
          extra={
            <>
              <ImagePreview url={values.imageUrl.trim()} />
              {note('imageUrl')}
            </>
          }
        />
        <TextAreaField
          name="curriculum"
          label="Curriculum (one per line)"
          rows={6}
          extra={note('curriculum')}
        />
        <TextAreaField
          name="outcomes"
          label="Learning Outcomes (one per line)"
          rows={6}
          extra={note('outcomes')}
        />
      </div>
    </div>
  );
}
