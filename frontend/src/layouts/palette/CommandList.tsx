import { Alert, Flex, Input, Typography } from 'antd';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { deleteMatchingTestimonialsLimits as limits } from '../../api/generated/limits/deleteMatchingTestimonialsLimits';
import type { Command, CommandGroup } from './commands';
import styles from './CommandList.module.css';

interface CommandListProps {
  groups: CommandGroup[];
  typed: string;
  onType: (text: string) => void;
  onRun: (command: Command) => void;
  isSearching: boolean;
  /** Kinds of records whose search failed. */
  failed: string[];
}

/** A combobox: the focus stays in the field while the arrow keys choose. */
export function CommandList(props: CommandListProps) {
  const { groups, typed, onType, onRun, isSearching, failed } = props;
  const list = useId();
  const [chosen, setChosen] = useState('');
  const commands = groups.flatMap((group) => group.commands);
  const index = Math.max(
    commands.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = commands[index];
  const optionId = (id: string) => `${list}-${id}`;
  const activeId = current && optionId(current.id);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const handle = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = commands.at((index + step) % commands.length);
    if (next) setChosen(next.id);
  };

  return (
    <>
      <Input
        role="combobox"
        aria-label="Search or type a command"
        aria-expanded={commands.length > 0}
        aria-controls={list}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        maxLength={limits.search.maxLength}
        placeholder="Search or type a command..."
        value={typed}
        onChange={({ target }) => {
          setChosen('');
          onType(target.value);
        }}
        onKeyDown={handle}
        onPressEnter={({ nativeEvent }) => {
          if (current && !nativeEvent.isComposing) onRun(current);
        }}
      />
      <div id={list} role="listbox" aria-label="Commands" className={styles.list}>
        {groups.map(({ title, commands: shown }) => (
          <div key={title} role="group" aria-label={title}>
            <Typography.Text type="secondary" className={styles.title} aria-hidden="true">
              {title}
            </Typography.Text>
            {shown.map((command) => (
              <Flex
                key={command.id}
                id={optionId(command.id)}
                role="option"
                aria-selected={command === current}
                justify="space-between"
                gap={16}
                className={styles.option}
                onClick={() => onRun(command)}
                onPointerMove={() => setChosen(command.id)}
              >
                <span>{command.label}</span>
                <Typography.Text type="secondary">{command.hint}</Typography.Text>
              </Flex>
            ))}
          </div>
        ))}
      </div>
      <Typography.Text type="secondary" role="status">
        {isSearching ? 'Searching...' : count(commands.length)}
      </Typography.Text>
      {failed.length > 0 && (
        <Alert
          type="error"
          title={`${failed.join(', ')} could not be searched. Check your connection, then type again.`}
        />
      )}
    </>
  );
}

function count(found: number): string {
  if (found === 0) return 'Nothing found';
  return found === 1 ? '1 result' : `${found} results`;
}
