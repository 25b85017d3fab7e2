export { CourseDifference } from './components/CourseDifference';
export { CourseHistory } from './components/CourseHistory';
export { HeldSync } from './components/HeldSync';
export { HistoryButton } from './components/HistoryButton';
export { PreviewButton } from './components/PreviewButton';
export { RunningSync } from './components/RunningSync';
export { SyncedLink } from './components/SyncedLink';
export { SyncHistoryButton } from './components/SyncHistoryButton';
export { SyncTimes } from './components/SyncTimes';
export { RuleDialog } from './components/RuleDialog';
export {
  formatCounts,
  PLATFORMS,
  formatProblems,
  RULES,
  runPath,
  STATUSES,
  SYNC_STATES,
} from './sync-labels';
export type { HistoryCourse } from './components/CourseHistory';
export { refreshSyncs } from './refresh-syncs';
export { useSyncFailure } from './hooks/use-sync-failure';
export { useShownHistory } from './hooks/use-shown-history';
