import type { CourseRecord } from '../records/platform.js';

const INTERVALS = [null, null, 'month'];

/** Returns a course as a school would write it. */
export function makeFeedCourse(index: number): CourseRecord {
  const number = String(index + 1).padStart(4, '0');
  return {
    id: `course-${number}`,
    title: `Workshop ${number}`,
    url: `https://school.example.org/enroll/${number}`,
    description: `<p>What workshop ${number} is about.</p>`,
    image_url: `https://school.example.org/covers/${number}.jpg`,
    price: index % 4 === 3 ? '0' : `${49 + (index % 5) * 50}.00`,
    currency: 'eur',
    interval: INTERVALS[index % INTERVALS.length] ?? null,
    category: index % 2 === 0 ? 'Data Science' : 'Software Engineering',
    duration: '6 weeks',
    curriculum: ['Begin', 'Build', 'Present'],
    position: index + 1,
    on_sale: true,
  };
}
