export { SyncButton } from './components/SyncButton';
export { VisibilitySwitch } from './components/VisibilitySwitch';
export { useVisibilityMutation } from './hooks/use-visibility-mutation';
export { VISIBILITIES, type VisibilityFilter } from './visibility-options';
