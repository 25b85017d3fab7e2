import { SITE } from './data/site.js';
import { chapterIdOf, contentIdOf, parseChapterId, parseContentId } from './ids.js';
import type { Course } from './model.js';
import { slugify } from './slug.js';
import type { ThinkificStore } from './store.js';

const RECORDED = [
  { name: 'Introduction', type: 'Lesson' },
  { name: 'Walk-through', type: 'Lesson' },
  { name: 'Reading and References', type: 'HtmlItem' },
  { name: 'Check Your Understanding', type: 'Quiz' },
] as const;

const LIVE = [
  { name: 'Live Workshop', type: 'LiveLesson' },
  { name: 'Notes and Exercises', type: 'HtmlItem' },
  { name: 'Materials', type: 'Download' },
] as const;

const lessonsOf = (chapterName: string) => (chapterName.startsWith('Week') ? LIVE : RECORDED);

/** Returns a course's chapters in the vendor's format, which does not name the course. */
export const chaptersOf = (course: Course) =>
  course.chapters.map((name, index) => {
    const id = chapterIdOf(course.id, index + 1);
    const contents = lessonsOf(name).map((lesson, at) => ({ ...lesson, id: contentIdOf(id, at) }));
    const videos = contents.filter((content) => content.type === 'Lesson');
    const seconds = videos.reduce((total, video) => total + 240 + ((video.id * 37) % 660), 0);
    return {
      id,
      name,
      position: index + 1,
      description: null,
      duration_in_seconds: seconds === 0 ? null : seconds,
      content_ids: contents.map((content) => content.id),
    };
  });

function contentsIn(course: Course, chapterId: number) {
  const { position } = parseChapterId(chapterId);
  const player = `http://${SITE.subdomain}.thinkific.com/courses/take/${course.slug}`;
  return lessonsOf(course.chapters[position - 1] ?? '').map((lesson, index) => {
    const id = contentIdOf(chapterId, index);
    return {
      id,
      name: lesson.name,
      position: index + 1,
      chapter_id: chapterId,
      contentable_type: lesson.type,
      free: position === 1 && index === 0,
      take_url: `${player}/lessons/${id}-${slugify(lesson.name)}`,
    };
  });
}

export function findChapters(store: ThinkificStore, courseId: number) {
  const course = store.course(courseId);
  return course && chaptersOf(course);
}

export function findChapter(store: ThinkificStore, id: number) {
  const course = store.courseOfChapter(id);
  return course && chaptersOf(course).find((chapter) => chapter.id === id);
}

export function findContents(store: ThinkificStore, chapterId: number) {
  const course = store.courseOfChapter(chapterId);
  return course && contentsIn(course, chapterId);
}

export const findContent = (store: ThinkificStore, id: number) =>
  findContents(store, parseContentId(id).chapterId)?.find((content) => content.id === id);
