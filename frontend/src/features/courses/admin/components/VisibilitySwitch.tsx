import { useMutationState } from '@tanstack/react-query';
import { Flex, Switch } from 'antd';
import { VISIBILITY_KEY, type VisibilityChange } from '../hooks/use-visibility-mutation';

interface VisibilitySwitchProps {
  id: number | string;
  title: string;
  isVisible: boolean;
  /** The id of the note that says why a removed course cannot be shown, or null. */
  goneNote: string | null;
  onSet: (visible: boolean) => void;
}

/** Moves at once, and back if the server rejects the change. */
export function VisibilitySwitch(props: VisibilitySwitchProps) {
  const { id, title, isVisible, goneNote, onSet } = props;
  const pending = useMutationState({
    filters: { mutationKey: VISIBILITY_KEY, status: 'pending' },
    select: ({ state }) => state.variables as VisibilityChange,
  });
  const shown = pending.findLast((call) => call.id === id)?.visible ?? isVisible;
  return (
    <Flex gap={8} align="center">
      <Switch
        checked={shown}
        disabled={goneNote !== null}
        aria-label={`Visibility of ${title}`}
        aria-describedby={goneNote ?? undefined}
        onChange={onSet}
      />
      {/* As wide as the longer word, so that the switch does not move. */}
      <span aria-hidden="true" style={{ minWidth: '3.4em' }}>
        {shown ? 'Visible' : 'Hidden'}
      </span>
    </Flex>
  );
}
