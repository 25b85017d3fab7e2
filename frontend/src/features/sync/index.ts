export { CourseDifference } from './components/CourseDifference';
export { PreviewButton } from './components/PreviewButton';
export { RunningSync } from './components/RunningSync';
export { RuleDialog } from './components/RuleDialog';
export { SyncedLink } from './components/SyncedLink';
export { SyncTimes } from './components/SyncTimes';
export { PLATFORMS, problemsInWords, RULES, runPath } from './sync-words';
