export { InstructorsField } from './InstructorsField';
