export { ActivityPanel } from './components/ActivityPanel';
