import type { CourseDto } from '../../../api/generated/model/courseDto';
import { StructuredData } from '../../../components/StructuredData';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { isSelfPaced, paragraphsOf } from '../course-labels';

export function CourseStructuredData({ course }: { course: CourseDto }) {
  const { name, url } = useSite();
  const provider = { '@type': 'EducationalOrganization', name, url: `${url}/` };
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'Course',
          name: course.title,
          description: paragraphsOf(course).join(' ') || course.title,
          url: url + paths.course(course),
          ...(course.imageUrl && { image: course.imageUrl }),
          ...(course.level && { educationalLevel: course.level }),
          ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
          provider,
          ...(course.price !== null && { offers: offerOf(course, course.price) }),
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: isSelfPaced(course) ? 'Online' : ['Online', 'Synchronous'],
            ...(course.duration && { description: course.duration }),
          },
        }}
      />
      <StructuredData
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            crumb(1, 'Home', `${url}${paths.home}`),
            crumb(2, 'Courses', `${url}${paths.courses}`),
            crumb(3, course.title, url + paths.course(course)),
          ],
        }}
      />
    </>
  );
}

function offerOf({ thinkificUrl }: CourseDto, price: number) {
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    ...(thinkificUrl && { url: thinkificUrl }),
  };
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
