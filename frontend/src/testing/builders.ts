import type { CourseDto } from '../api/generated/model/courseDto';
import type { UserDto } from '../api/generated/model/userDto';

/** A complete self-paced course; a test names only the fields that matter to it. */
export function buildCourse(fields: Partial<CourseDto> = {}): CourseDto {
  return {
    id: '101',
    title: 'Machine Learning Foundations',
    description: 'A first course.\n\nWith a second paragraph.',
    category: 'AI',
    level: 'Beginner',
    format: 'Self-paced',
    duration: '6 weeks',
    price: 249,
    imageUrl: 'https://images.example/cover.svg',
    thinkificUrl: 'https://academy.example/enroll/101',
    curriculum: ['First steps', 'Linear models', 'Evaluation'],
    outcomes: ['Train a model', 'Judge its errors'],
    ...fields,
  };
}

/** An active admin; a test names only the fields that matter to it. */
export function buildUser(fields: Partial<UserDto> = {}): UserDto {
  return {
    id: 'u1',
    username: 'maria',
    name: 'Maria Santos',
    email: 'maria@example.org',
    role: 'admin',
    phone: null,
    is_active: true,
    ...fields,
  };
}
