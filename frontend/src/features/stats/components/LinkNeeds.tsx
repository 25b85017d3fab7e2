import type { LinkFault } from '../../../api/generated/model/linkFault';
import type { UnlinkedCoursesDto } from '../../../api/generated/model/unlinkedCoursesDto';
import { adminPaths } from '../../../paths';
import { MoreNeeds, NeedLine } from './NeedLine';

const WORDS = 'Dead enrol link';

const REASONS: Record<LinkFault, string> = {
  'not-found': 'answers 404, not found',
  gone: 'answers 410, gone',
  unreachable: 'cannot be reached',
};

/** Courses that nobody can enrol in, since their link leads nowhere. */
export function LinkNeeds({ needs: { courses, total } }: { needs: UnlinkedCoursesDto }) {
  return (
    <>
      {courses.map(({ id, title, url, fault }) => (
        <NeedLine
          key={id}
          status="error"
          title={title}
          to={`${adminPaths.courses}?dialog=${id}`}
          text={`${WORDS}: ${url} ${REASONS[fault]}`}
          action={
            <a href={url} target="_blank" rel="noreferrer" aria-label={`Open link: ${title}`}>
              Open link
            </a>
          }
        />
      ))}
      <MoreNeeds
        more={total - courses.length}
        words={WORDS}
        to={`${adminPaths.courses}?need=unlinked`}
      />
    </>
  );
}
