export { PreviewButton } from './components/PreviewButton';
export { SyncedLink } from './components/SyncedLink';
export { SyncTimes } from './components/SyncTimes';
export { problemsInWords, runPath } from './sync-words';
