import { Link } from 'react-router-dom';
import type { LinkProblem } from '../../../api/generated/model/linkProblem';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { adminPaths } from '../../../paths';
import { formatCount } from '../../../format-count';
import { COURSE_FIELDS } from '../../../course-fields';
import type { CourseNeed } from '../../courses/admin';
import { PLATFORMS } from '../../sync';
import { NEED_ITEM_STYLE, NeedItem, type NeedItemProps } from './NeedItem';

interface CourseNeedsProps {
  items: (NeedItemProps & { key: string })[];
  total: number;
  label: string;
  noun?: string;
  to?: string;
}

/** Lists courses, and the number of those that are not listed. */
export function CourseNeeds({ items, total, label, noun = 'course', to }: CourseNeedsProps) {
  const more = total - items.length;
  const text = `${label}: ${formatCount(more)} more ${more === 1 ? noun : `${noun}s`}`;
  return (
    <>
      {items.map(({ key, ...line }) => (
        <NeedItem key={key} {...line} />
      ))}
      {more > 0 && <li style={NEED_ITEM_STYLE}>{to ? <Link to={to}>{text}</Link> : text}</li>}
    </>
  );
}

export const formOf = (id: number | string) => `${adminPaths.courses}?dialog=${id}`;

const PROPOSALS = {
  added: 'New',
  changed: 'Changes to review',
  returned: 'Is back',
  removed: 'Is gone',
};

/** Courses whose changes wait for approval. */
export function ProposalNeeds({ courses, total }: NeedsDto['proposals']) {
  const lines = courses.map(({ platform, id, title, kind, found_at: foundAt }) => ({
    key: id,
    status: 'warning' as const,
    title,
    text: `${PROPOSALS[kind]} on ${PLATFORMS[platform]}`,
    since: <TimeAgo value={foundAt} />,
    action: (
      <Link
        to={platform === 'udemy' ? adminPaths.udemyCourses : formOf(id)}
        aria-label={`Decide about ${title}`}
      >
        Decide
      </Link>
    ),
  }));
  return <CourseNeeds items={lines} total={total} label="Changes to review" />;
}

/** Courses that may be the same on both platforms. */
export function LinkSuggestionNeeds({ links, total }: NeedsDto['course_links']) {
  const to = adminPaths.suggestedLinks;
  const lines = links.map(({ thinkific_id, thinkific_title: title, udemy_id, udemy_title }) => ({
    key: `${thinkific_id} ${udemy_id}`,
    title,
    text: `May be the same as on Udemy: ${udemy_title}`,
    action: (
      <Link to={to} aria-label={`Compare ${title} and ${udemy_title}`}>
        Compare
      </Link>
    ),
  }));
  return (
    <CourseNeeds items={lines} total={total} label="Possible duplicates" noun="pair" to={to} />
  );
}

const LINK_ERRORS: Record<LinkProblem, string> = {
  'not-found': 'answers 404, not found',
  gone: 'answers 410, gone',
  unreachable: 'cannot be reached',
};

/** Courses with an enrollment link that does not work. */
export function BrokenLinkNeeds({ courses, total }: NeedsDto['unlinked']) {
  const words = 'Broken enrollment link';
  const lines = courses.map(({ id, title, url, problem }) => ({
    key: String(id),
    status: 'error' as const,
    title,
    to: formOf(id),
    text: `${words}: ${url} ${LINK_ERRORS[problem]}`,
    action: (
      <a href={url} target="_blank" rel="noreferrer" aria-label={`Open link: ${title}`}>
        Open link
      </a>
    ),
  }));
  const to = `${adminPaths.courses}?need=unlinked`;
  return <CourseNeeds items={lines} total={total} label={words} to={to} />;
}

interface FieldNeedsProps {
  need: CourseNeed;
  needs: NeedsDto['changed'] | NeedsDto['incomplete'];
  /** Shown before the names of the fields. */
  label: string;
  action: string;
}

export function FieldNeeds({ need, needs, label, action }: FieldNeedsProps) {
  const lines = needs.courses.map(({ id, title, fields }) => ({
    key: String(id),
    title,
    text: `${label}: ${fields.map((field) => COURSE_FIELDS[field].label).join(', ')}`,
    action: (
      <Link to={formOf(id)} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    ),
  }));
  const to = `${adminPaths.courses}?need=${need}`;
  return <CourseNeeds items={lines} total={needs.total} label={label} to={to} />;
}
