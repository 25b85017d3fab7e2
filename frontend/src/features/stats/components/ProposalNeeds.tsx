import { Link } from 'react-router-dom';
import type { WaitingCoursesDto } from '../../../api/generated/model/waitingCoursesDto';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { PLATFORMS } from '../../sync';
import { MoreNeeds, NeedLine } from './NeedLine';

const PATHS = {
  thinkific: (id: string) => `${adminPaths.courses}?dialog=${id}`,
  udemy: (_id: string) => adminPaths.udemyCourses,
};

const WORDS = {
  added: 'New',
  changed: 'Changes wait',
  returned: 'Is back',
  removed: 'Is gone',
};

/** Courses that ask before their changes are shown. */
export function ProposalNeeds({ needs: { courses, total } }: { needs: WaitingCoursesDto }) {
  const more = total - courses.length;
  return (
    <>
      {courses.map(({ platform, id, title, kind, found_at: foundAt }) => (
        <NeedLine
          key={id}
          status="warning"
          title={title}
          text={`${WORDS[kind]} on ${PLATFORMS[platform]}`}
          since={<TimeAgo value={foundAt} />}
          action={
            <Link to={PATHS[platform](id)} aria-label={`Decide about ${title}`}>
              Decide
            </Link>
          }
        />
      ))}
      <MoreNeeds more={more} words="Changes wait" />
    </>
  );
}
