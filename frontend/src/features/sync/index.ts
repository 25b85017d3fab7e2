export { PreviewButton } from './components/PreviewButton';
export { RunningSync } from './components/RunningSync';
export { SyncedLink } from './components/SyncedLink';
export { SyncTimes } from './components/SyncTimes';
export { problemsInWords, runPath } from './sync-words';
