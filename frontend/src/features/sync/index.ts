export { PreviewButton } from './components/PreviewButton';
export { SyncedLink } from './components/SyncedLink';
export { runPath } from './sync-words';
