import { Button } from 'antd';
import { ApiError } from '../../../api/api-error';
import { StatusPanel } from '../../StatusPanel';

interface RecordNotFoundProps {
  /** For example "course". */
  noun: string;
  onClose: () => void;
}

/** Offers no "Try again", because it would not help. */
export function RecordNotFound({ noun, onClose }: RecordNotFoundProps) {
  return (
    <StatusPanel
      role="alert"
      title={`There is no such ${noun}`}
      action={
        <Button type="primary" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      Its address may be mistyped, or the {noun} is gone.
    </StatusPanel>
  );
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
