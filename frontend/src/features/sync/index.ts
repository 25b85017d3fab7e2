export { PreviewButton } from './components/PreviewButton';
export { SyncedLink } from './components/SyncedLink';
export { problemsInWords, runPath } from './sync-words';
