import type { CourseDto } from '../catalogue/courses/dto/course.dto.js';
import { toSlug } from '../common/text/slug.js';
import { pictureIn, type Pictures } from '../pictures/pictures.service.js';
import { renderMarkdown } from '../site-content/markdown.js';
import { toLocalTimes } from './admin/offering-times.js';
import type { AdminOfferingDto } from './dto/admin-offering.dto.js';
import type { OfferingCourseDto, OfferingDetailDto, OfferingDto } from './dto/offering.dto.js';
import type { Offering } from './offering.entity.js';
import type { Standing } from './offerings.queries.js';

/** Visitors see the number of free seats below this one. */
const MANY_SEATS = 5;

/** What is read beside the offerings. */
export interface OfferingParts {
  standings: ReadonlyMap<string, Standing>;
  /** Visible ones, by id. */
  courses: ReadonlyMap<string, CourseDto>;
  pictures: Pictures;
}

/** A draft, which only previews show, counts as open. */
export function toOfferingDto(offering: Offering, parts: OfferingParts): OfferingDto {
  const { id, kind, title, summary, language, payment, timeZone, place, minParticipants } =
    offering;
  const standing = standingOf(offering, parts.standings);
  const { state, hasStarted } = standing;
  const course = parts.courses.get(String(offering.courseId));
  return {
    id,
    slug: toSlug(title),
    kind,
    state: state === 'draft' ? 'open' : state,
    title,
    summary,
    course: course ? toOfferingCourse(course) : null,
    timeZone,
    startsAt: offering.startsAt.toISOString(),
    endsAt: offering.endsAt.toISOString(),
    hasStarted,
    sessionCount: offering.sessions.length,
    place,
    isOnline: offering.onlineUrl !== null,
    language,
    host: offering.host?.name ?? null,
    seatsLeft: seatsLeft(offering, standing),
    minParticipants,
    payment,
    ...pictureIn(parts.pictures, offering.picture),
    recordingUrl: state === 'past' ? offering.recordingUrl : null,
  };
}

export function toOfferingDetailDto(offering: Offering, parts: OfferingParts): OfferingDetailDto {
  const { sessions, questions, offerHours } = offering;
  return {
    ...toOfferingDto(offering, parts),
    text: renderMarkdown(offering.text),
    sessions,
    questions,
    offerHours,
  };
}

export function toAdminOfferingDto(
  offering: Offering,
  standings: ReadonlyMap<string, Standing>,
): AdminOfferingDto {
  const { host, course, status: _status, ...fields } = offering;
  const { state, confirmed, offered, waiting } = standingOf(offering, standings);
  return {
    ...fields,
    slug: toSlug(offering.title),
    state,
    courseId: offering.courseId === null ? null : String(offering.courseId),
    courseTitle: course ? (course.override?.title ?? course.name) : null,
    hostName: host?.name ?? null,
    sessions: toLocalTimes(offering.sessions, offering.timeZone),
    startsAt: offering.startsAt.toISOString(),
    endsAt: offering.endsAt.toISOString(),
    counts: { confirmed, offered, waiting },
    createdAt: offering.createdAt.toISOString(),
  };
}

function toOfferingCourse(course: CourseDto): OfferingCourseDto {
  const { id, slug, title, paymentOptions, thinkificUrl } = course;
  return { id, slug, title, paymentOptions, enrolUrl: thinkificUrl };
}

function seatsLeft({ seats }: Offering, { confirmed, offered, waiting }: Standing): number | null {
  if (seats === null) return null;
  const left = waiting > 0 ? 0 : Math.max(seats - confirmed - offered, 0);
  return left < MANY_SEATS ? left : null;
}

function standingOf({ id }: Offering, standings: ReadonlyMap<string, Standing>): Standing {
  const standing = standings.get(id);
  if (!standing) throw new Error(`Offering ${id} has no counts.`);
  return standing;
}
