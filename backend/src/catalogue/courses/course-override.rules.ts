import { isDeepStrictEqual } from 'node:util';
import {
  OVERRIDE_FIELDS,
  type OverrideValues,
  PLATFORM_FIELDS,
} from '../../common/overridable-fields.js';
import {
  type CourseOverride,
  type PlatformValues,
  platformValues,
} from '../entities/course-override.entity.js';
import type { Course } from '../entities/course.entity.js';
import { cleanText } from '../../common/text/visible.js';
import {
  breakLines,
  OTHER_BLOCKS,
  sanitise,
  tidy,
  toParagraphs,
} from '../../common/text/description.js';
import { isWrittenInHtml } from '../../common/text/html-elements.js';

interface TypedDescription {
  /** The text as typed, or sanitized HTML. Processing it again does not change it. */
  source: string;
  text: string;
}

const BLOCKS = new RegExp(
  `<(p|div|br|h[1-6]|[uo]l|li|table|blockquote|pre|${OTHER_BLOCKS.join('|')})\\b`,
  'i',
);

/** Keeps line breaks, unless the text is HTML with its own paragraphs. Returns null when it is empty. */
function toTypedDescription(raw: string | null | undefined): TypedDescription | null {
  const source = cleanText(breakLines(raw));
  if (source === null) return null;
  if (!isWrittenInHtml(source)) return { source, text: tidy(source.replaceAll('\r', '')) };
  const description = sanitise(BLOCKS.test(source) ? source : toParagraphs(source));
  return description && { source: description.html, text: description.text };
}

/** Null or missing fields are not overridden. */
export type OverrideFields = Partial<OverrideValues>;

export type OverrideRow = Omit<CourseOverride, 'course'>;

/**
 * Returns null if nothing is overridden; a title equal to the platform's is no override. Unchanged fields keep their
 * base, so that saving another field hides no change of the platform.
 */
export function toOverride(course: Course, fields: OverrideFields): OverrideRow | null {
  const description = toTypedDescription(fields.description);
  const given = OVERRIDE_FIELDS.map((field) => [field, fields[field] ?? null]);
  const values = {
    ...(Object.fromEntries(given) as OverrideValues),
    ...(fields.title === course.name && { title: null }),
    description: description?.source ?? null,
  };
  if (Object.values(values).every((value) => value === null)) return null;
  return {
    thinkificId: course.thinkificId,
    ...values,
    descriptionText: description?.text ?? null,
    base: toBase(course, values),
    updatedAt: new Date(),
  };
}

function toBase(course: Course, values: OverrideValues): PlatformValues {
  const { override } = course;
  const base = platformValues(course);
  const overridden = PLATFORM_FIELDS.filter((field) => values[field] !== null);
  return Object.fromEntries(
    overridden.map((field) => {
      const known = override?.base[field];
      const unchanged = isDeepStrictEqual(override?.[field], values[field]);
      return [field, unchanged && known !== undefined ? known : base[field]];
    }),
  );
}
