import { AutoComplete, Input, type AutoCompleteProps } from 'antd';
import { useFormikContext } from 'formik';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { searchBy } from '../../../../components/admin/contains';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { COVER } from '../../../../components/picture-upload/picture-shapes';
import { useSite } from '../../../../site';
import type { CourseChoices } from '../course-choices';
import type { CourseField } from '../course-fields';
import { SameOnUdemy } from '../../../pairs';
import { WaitingChange } from '../components/WaitingChange';
import { CourseConflict } from './CourseConflict';
import styles from './CourseFields.module.css';
import type { CourseForm } from './course-texts';
import { FeaturedSwitch } from './FeaturedSwitch';
import { ImagePreview } from './ImagePreview';
import { OverrideField } from './OverrideField';

interface CourseFieldsProps {
  /** The course as it is now; the form may have been filled from an older version. */
  course: AdminCourseDto;
  choices: CourseChoices;
  /** Keeps overriding a field that the platform has changed since. */
  onKeep: (change: PlatformChangeDto) => void;
}

export function CourseFields({ course, choices, onKeep }: CourseFieldsProps) {
  const { values } = useFormikContext<CourseForm>();
  const { currency } = useSite();
  const { mine, base } = values;
  if (mine) return <CourseConflict key={base.etag} mine={mine} theirs={base} />;
  const of = (field: CourseField) => ({ field, course, onKeep });
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <WaitingChange course={course} />
        <OverrideField {...of('title')} hint={`Original name: ${course.thinkific_name}`} required>
          <Input autoComplete="off" />
        </OverrideField>
        <OverrideField {...of('description')}>
          <Input.TextArea rows={4} />
        </OverrideField>
      </div>
      <OverrideField {...of('category')}>
        <Choice choices={choices.categories} placeholder="e.g. Data Engineering" />
      </OverrideField>
      <OverrideField {...of('level')}>
        <Choice choices={choices.levels} placeholder="e.g. Intermediate" />
      </OverrideField>
      <OverrideField {...of('duration')}>
        <Input autoComplete="off" placeholder="e.g. 10 weeks" />
      </OverrideField>
      <OverrideField {...of('format')}>
        <Choice choices={choices.formats} placeholder="e.g. Online" />
      </OverrideField>
      <OverrideField
        {...of('price')}
        label={`Price (${currency})`}
        hint="A whole number, paid once. Decimals are dropped."
      >
        <Input inputMode="numeric" autoComplete="off" />
      </OverrideField>
      <div className={styles.wide}>
        <UploadField name="imageUrl" picture="cover" shape={COVER}>
          <OverrideField
            {...of('imageUrl')}
            label="Image URL"
            extra={
              <ImagePreview url={values.imageUrl.trim() || (course.thinkific_image_url ?? '')} />
            }
          >
            <Input inputMode="url" autoComplete="off" />
          </OverrideField>
        </UploadField>
        <OverrideField {...of('curriculum')} label="Curriculum (one per line)">
          <Input.TextArea rows={6} />
        </OverrideField>
        <OverrideField {...of('outcomes')} label="Learning Outcomes (one per line)">
          <Input.TextArea rows={6} />
        </OverrideField>
        <FeaturedSwitch course={course} />
        <SameOnUdemy key={course.thinkific_id} course={course} />
      </div>
    </div>
  );
}

interface ChoiceProps extends AutoCompleteProps {
  choices: string[];
}

/** Offers what other courses have; anything else may be typed. */
function Choice({ choices, ...props }: ChoiceProps) {
  return (
    <AutoComplete
      {...props}
      options={choices.map((value) => ({ value }))}
      showSearch={searchBy('value')}
    />
  );
}
