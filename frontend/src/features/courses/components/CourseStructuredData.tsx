import type { CourseOfferDto } from '../../../api/generated/model/courseOfferDto';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { StructuredData } from '../../../components/StructuredData';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { pathOfCategory } from '../course-filters';
import { isSelfPaced, offersOf, paragraphsOf } from '../course-labels';

export function CourseStructuredData({ course }: { course: CourseDto }) {
  const { name, url } = useSite();
  const categoryPath = pathOfCategory(course.category);
  const provider = { '@type': 'EducationalOrganization', name, url: `${url}/` };
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'Course',
          name: course.title,
          description: paragraphsOf(course).join(' ') || course.title,
          url: url + paths.course(course),
          ...(course.picture && { image: `${url}${course.picture.path}/1280.jpg` }),
          ...(course.level && { educationalLevel: course.level }),
          ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
          provider,
          ...offerFacts(course),
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
            ...(categoryPath && course.category
              ? [crumb(3, course.category, url + categoryPath)]
              : []),
            crumb(categoryPath ? 4 : 3, course.title, url + paths.course(course)),
          ],
        }}
      />
    </>
  );
}

/** What is said of one alone is said as before; an offer of unknown price only tells its seller. */
function offerFacts(course: CourseDto) {
  const told = offersOf(course).filter(
    ({ platform, price }) => platform === 'udemy' || price !== null,
  );
  const [first, ...others] = told.map(offerOf);
  return first && { offers: others.length > 0 ? [first, ...others] : first };
}

function offerOf({ platform, price, url }: CourseOfferDto) {
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    ...(price !== null && { price: price.toFixed(2), priceCurrency: 'USD' }),
    ...(url && { url }),
    ...(platform === 'udemy' && { seller: { '@type': 'Organization', name: 'Udemy' } }),
  };
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
