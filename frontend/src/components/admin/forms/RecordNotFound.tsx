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
      title={`This ${noun} does not exist`}
      action={
        <Button type="primary" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      The link may be wrong, or the {noun} was deleted.
    </StatusPanel>
  );
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
