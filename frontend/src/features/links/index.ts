export { LinkedCourseLabel } from './components/LinkedCourseLabel';
export { SuggestedLinks } from './components/SuggestedLinks';
export { LinkEditor } from './components/LinkEditor';
