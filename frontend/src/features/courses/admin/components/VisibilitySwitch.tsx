import { Flex, Switch } from 'antd';

interface VisibilitySwitchProps {
  title: string;
  isVisible: boolean;
  /** The id of the note that the course is gone and so cannot be shown, if it is. */
  goneNote: string | null;
  onSet: (visible: boolean) => void;
}

export function VisibilitySwitch({ title, isVisible, goneNote, onSet }: VisibilitySwitchProps) {
  return (
    <Flex gap={8} align="center">
      <Switch
        checked={isVisible}
        disabled={goneNote !== null}
        aria-label={`Visibility of ${title}`}
        aria-describedby={goneNote ?? undefined}
        onChange={onSet}
      />
      {/* As wide as the longer word, so that the switch stays in its place. */}
      <span aria-hidden="true" style={{ minWidth: '3.4em' }}>
        {isVisible ? 'Visible' : 'Hidden'}
      </span>
    </Flex>
  );
}
