import { cleanText } from '../../../common/text/visible.js';
import type { MoodleSection } from './moodle.schemas.js';

/** Texts between activities, and the announcements that each new course has. */
const NO_PARTS = ['label', 'forum'];

type Part = Pick<MoodleSection, 'name' | 'visible' | 'uservisible'>;

/** Returns the names of the sections that have activities; of a course with one section, the names of its activities. */
export function toCurriculum(sections: MoodleSection[]): string[] {
  const filled = sections
    .filter(isVisible)
    .map(({ name, modules }) => ({ name, parts: (modules ?? []).filter(isPart) }))
    .filter(({ parts }) => parts.length > 0);
  const [first, ...others] = filled;
  const shown: Pick<Part, 'name'>[] = first && others.length === 0 ? first.parts : filled;
  return shown.map(({ name }) => cleanText(name)).filter((name) => name !== null);
}

function isVisible({ visible, uservisible }: Part): boolean {
  return Boolean(visible ?? true) && (uservisible ?? true);
}

function isPart(module: NonNullable<MoodleSection['modules']>[number]): boolean {
  return isVisible(module) && !NO_PARTS.includes(module.modname ?? '');
}
