export { CourseStories } from './components/CourseStories';
export { SuccessStories } from './components/SuccessStories';
export { STORIES_SHOWN } from './stories-shown';
