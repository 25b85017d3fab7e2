import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { formatMoney } from '../../../../../../backend/src/common/price/price-words';
import { useGetAdminCourse } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { useSite } from '../../../../site';
import { overriddenFields } from '../admin-course';
import { COURSE_FIELDS, type CourseField } from '../course-fields';
import { platformLabel, toCourseTexts } from '../forms/course-texts';
import { LongText } from '../forms/LongText';
import { useBackToSource } from '../hooks/use-back-to-source';

/** Lists the values that a course shows instead of the platform's, each with a button that restores the platform's. */
export function OverriddenNow({ id }: { id: number }) {
  const { data: course } = useGetAdminCourse(id, { query: { staleTime: 0, gcTime: 0 } });
  const { bringBack, isBusy } = useBackToSource();
  const { currency } = useSite();
  const section = useRef<HTMLElement>(null);
  if (!course) return null;
  const fields = overriddenFields(course);
  const back = (field: CourseField) => {
    // The button disappears with the field, and the focus would be lost with it.
    section.current?.focus({ preventScroll: true });
    bringBack([course], [field]);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Overridden now">
      {fields.length === 0 ? (
        <p>Everything is shown as Thinkific has it.</p>
      ) : (
        <ul>
          {fields.map((field) => (
            <Flex key={field} component="li" justify="space-between" align="center" gap={12}>
              <div>
                <strong>{COURSE_FIELDS[field].label}</strong>
                <LongText label="Shown" text={shownLabel(field, course, currency)} />
                <LongText label="Thinkific" text={platformLabel(field, course) || 'none'} />
              </div>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Back to source: ${COURSE_FIELDS[field].label}`}
                onClick={() => back(field)}
              >
                Back to source
              </Button>
            </Flex>
          ))}
        </ul>
      )}
    </section>
  );
}

function shownLabel(field: CourseField, course: AdminCourseDto, currency: string): string {
  if (field === 'price') return formatMoney(course.display_price ?? 0, currency);
  if (field === 'description') return course.display_description_text ?? '';
  return toCourseTexts(course)[field];
}
