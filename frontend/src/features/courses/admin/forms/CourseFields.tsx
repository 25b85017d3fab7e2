import {
  AutoComplete,
  Col,
  Form,
  Input,
  Row,
  Switch,
  Typography,
  type AutoCompleteProps,
} from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useDebounce } from 'use-debounce';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { useGetCourseHistory } from '../../../../api/generated/sync/sync';
import { searchBy } from '../../../../components/admin/contains';
import { ConflictChoice } from '../../../../components/admin/forms/ConflictChoice';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { COVER } from '../../../../components/picture-upload/picture-shapes';
import { usePicturePreview } from '../../../../components/use-picture-preview';
import { useSite } from '../../../../site';
import { isWebAddress } from '../../../../web-address';
import { InstructorsField } from '../../../instructors/admin';
import { LinkEditor } from '../../../links';
import { CourseDifference } from '../../../sync';
import { toHistoryCourse } from '../admin-course';
import { CoursePromotion } from '../components/CoursePromotion';
import { featuredChange } from '../bulk-change';
import { COURSE_FIELDS, FIELD_NAMES, type CourseField } from '../../../../course-fields';
import type { CourseChoices } from '../course-order';
import { useBulkUpdate } from '../hooks/use-bulk-update';
import { ClaimsSwitch } from './ClaimsSwitch';
import { toCourseTexts, type CourseForm, type CourseTexts } from './course-texts';
import { OverrideField } from './OverrideField';

interface CourseFieldsProps {
  /** The current course; the form may have been filled from an older version. */
  course: AdminCourseDto;
  choices: CourseChoices;
  onKeep: (change: PlatformChangeDto) => void;
}

export function CourseFields({ course, choices, onKeep }: CourseFieldsProps) {
  const { values } = useFormikContext<CourseForm>();
  const { currency } = useSite();
  const { mine, base } = values;
  if (mine) return <Conflict key={base.etag} mine={mine} theirs={base} />;
  const known: Partial<Record<CourseField, string[]>> = choices;
  const of = (field: CourseField) => ({ field, course, onKeep });
  return (
    <>
      {course.difference && (
        <CourseDifference
          course={toHistoryCourse(course)}
          rule={course.sync_rule}
          difference={course.difference}
        />
      )}
      <OverrideField {...of('title')} hint={`Original name: ${course.thinkific_name}`} required>
        <Input autoComplete="off" />
      </OverrideField>
      <OverrideField {...of('description')}>
        <Input.TextArea rows={4} />
      </OverrideField>
      <Row gutter={16}>
        {SHORT_FIELDS.map((field) => (
          <Col key={field} xs={24} sm={12}>
            <OverrideField {...of(field)}>
              {shortInput(COURSE_FIELDS[field].placeholder, known[field])}
            </OverrideField>
          </Col>
        ))}
        <Col xs={24} sm={12}>
          <OverrideField
            {...of('price')}
            label={`Price (${currency})`}
            hint="A whole number, paid once. Decimals are dropped."
            extra={<CoursePromotion course={course} />}
          >
            <Input inputMode="numeric" autoComplete="off" />
          </OverrideField>
        </Col>
      </Row>
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
      <InstructorsField key={`instructors ${course.thinkific_id}`} course={course} />
      <ClaimsSwitch key={`claims ${course.thinkific_id}`} course={course} />
      <FeaturedSwitch course={course} />
      <LinkEditor key={course.thinkific_id} course={course} />
    </>
  );
}

const SHORT_FIELDS = FIELD_NAMES.filter((field) => COURSE_FIELDS[field].placeholder);

function shortInput(placeholder: string | undefined, choices: string[] | undefined) {
  if (!choices) return <Input autoComplete="off" placeholder={placeholder} />;
  return <Choice choices={choices} placeholder={placeholder} />;
}

interface ChoiceProps extends AutoCompleteProps {
  choices: string[];
}

/** Suggests values of other courses, and accepts any text. */
function Choice({ choices, ...props }: ChoiceProps) {
  return (
    <AutoComplete
      {...props}
      options={choices.map((value) => ({ value }))}
      showSearch={searchBy('value')}
    />
  );
}

/** Keeps its height while the picture loads, so that the fields below do not move. */
function ImagePreview({ url }: { url: string }) {
  const [settled] = useDebounce(url, 500);
  const { data: picture, isError } = usePicturePreview(settled);
  return (
    <div
      role="status"
      style={isWebAddress(settled) ? { width: 240, maxWidth: '100%', aspectRatio: '16 / 9' } : {}}
    >
      {isError && <Typography.Text type="danger">Invalid image URL</Typography.Text>}
      {picture && (
        <img
          src={picture.src}
          alt="Preview"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </div>
  );
}

/** Takes effect at once, like the visibility switch. */
function FeaturedSwitch({ course }: { course: AdminCourseDto }) {
  const id = useId();
  const update = useBulkUpdate();
  return (
    <Form.Item
      label="Featured on the home page"
      htmlFor={id}
      extra={
        <span id={`${id}-hint`}>
          The home page shows three courses: featured ones first, then the first of all courses.
        </span>
      }
    >
      <Switch
        id={id}
        checked={course.is_featured}
        disabled={course.thinkific_removed_at !== null}
        loading={update.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(featured) =>
          update.mutate({ courses: [course], change: featuredChange(featured) })
        }
      />
    </Form.Item>
  );
}

function Conflict({ mine, theirs }: { mine: CourseTexts; theirs: AdminCourseDto }) {
  const { data, isSuccess, isFetchedAfterMount } = useGetCourseHistory(
    theirs.thinkific_id,
    { page: 1, limit: 25 },
    { query: { staleTime: 0 } },
  );
  // A history from the cache would be older than the other user's version.
  const isNew = isSuccess && isFetchedAfterMount;
  return (
    <ConflictChoice
      mine={mine}
      theirs={toCourseTexts(theirs)}
      action="saved this course"
      latest={isNew ? data.entries.find(({ kind }) => kind === 'override') : undefined}
      labelOf={(field) => COURSE_FIELDS[field].label}
      formatValue={(text) => text || 'Not overridden'}
    />
  );
}
