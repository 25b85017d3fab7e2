export { CourseDifference } from './components/CourseDifference';
export { PreviewButton } from './components/PreviewButton';
export { RunningSync } from './components/RunningSync';
export { SyncedLink } from './components/SyncedLink';
export { SyncTimes } from './components/SyncTimes';
export { RuleDialog } from './late-dialogs';
export { PLATFORMS, problemsInWords, RULES, runPath } from './sync-words';
