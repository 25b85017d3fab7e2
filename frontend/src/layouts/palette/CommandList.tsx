import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { selectTestimonialsLimits as limits } from '../../api/generated/limits/selectTestimonialsLimits';
import type { Command, CommandGroup } from './commands';
import styles from './CommandPalette.module.css';

interface CommandListProps {
  groups: CommandGroup[];
  typed: string;
  onType: (text: string) => void;
  onRun: (command: Command) => void;
  isSearching: boolean;
  /** Kinds of records that could not be searched. */
  failed: string[];
}

/** A combobox whose focus stays in the field while the arrows choose below. */
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

  const move = (step: number) => {
    const next = commands.at((index + step) % commands.length);
    if (next) setChosen(next.id);
  };
  const handle = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => current && onRun(current),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <>
      <input
        className={styles.field}
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
        onChange={(event) => {
          setChosen('');
          onType(event.target.value);
        }}
        onKeyDown={handle}
      />
      <div id={list} role="listbox" aria-label="Commands" className={styles.list}>
        {groups.map(({ title, commands: shown }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {shown.map((command) => (
              <div
                key={command.id}
                id={optionId(command.id)}
                role="option"
                aria-selected={command === current}
                className={styles.option}
                onClick={() => onRun(command)}
                onPointerMove={() => setChosen(command.id)}
              >
                <span>{command.label}</span>
                {command.hint && <span className={styles.hint}>{command.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isSearching ? 'Searching...' : count(commands.length)}
      </p>
      {failed.length > 0 && (
        <p role="alert" className={styles.failed}>
          {failed.join(', ')} could not be searched. Check your connection, then type again.
        </p>
      )}
    </>
  );
}

function count(found: number): string {
  if (found === 0) return 'Nothing found';
  return found === 1 ? '1 result' : `${found} results`;
}
