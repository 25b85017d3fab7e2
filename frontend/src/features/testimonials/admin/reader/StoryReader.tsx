import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { replaceEqualDeep } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { Dialog } from '../../../../components/admin/Dialog';
import { IconAction } from '../../../../components/admin/IconAction';
import { passFocusOn } from '../../../../components/admin/pass-focus-on';
import { tellHeight } from '../../../../components/admin/tell-height';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { useHotkeys } from '../../../../components/admin/use-hotkeys';
import { QueryError } from '../../../../components/QueryState';
import { Skeleton } from '../../../../components/Skeleton';
import { StatusPanel } from '../../../../components/StatusPanel';
import { useIsNarrow } from '../../../../theme/use-media-query';
import { storyActions, type StoryHandlers } from '../components/testimonial-actions';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STATUS_LABELS, SUSPICION } from '../status-labels';
import { DecisionLine } from '../queue/DecisionLine';
import { ReadStory } from './ReadStory';
import styles from './StoryReader.module.css';
import { useReading } from './use-reading';

interface StoryReaderProps {
  list: ReturnType<typeof useTestimonialList>;
  handlers: Pick<StoryHandlers, 'onEdit' | 'onDelete'>;
  /** Whether a question is asked above it. */
  isAsking: boolean;
}

/** Toasts stay above it. */
const tellFoot = tellHeight('--reader-foot');

/** One story as visitors will see it, with the actions of the table; after a decision comes the next. */
export function StoryReader({ list, handlers, isAsking }: StoryReaderProps) {
  const reading = useReading(list);
  const { story, position, total, go, decide, undo } = reading;
  const isNarrow = useIsNarrow();
  const isOpen = list.storyId !== '';
  // The dialog keeps its content while it closes.
  const [kept, setKept] = useState(story);
  // A decision that is on its way makes another object of it each time.
  const same = replaceEqualDeep(kept, story);
  if (story && same !== kept) setKept(same);
  const shown = story ?? (isOpen ? undefined : kept);
  const { onEdit, onDelete } = handlers;
  const edit = () => story && onEdit(story);
  const ownHandlers = {
    onApprove: () => decide('approved'),
    onReject: () => decide('rejected'),
    onEdit,
    onDelete,
  };
  useOpenRecord(
    'dialog',
    story ? { name: story.studentName, actions: storyActions(story, ownHandlers) } : undefined,
  );
  useHotkeys(
    {
      a: () => decide('approved'),
      r: () => decide('rejected'),
      j: () => go(1),
      k: () => go(-1),
      u: undo,
      e: edit,
      '#': () => story && onDelete(story),
      // A form above it that is still on its way out would keep this key.
      Escape: list.closeStory,
    },
    isOpen && !isAsking,
    'dialog',
  );
  return (
    <Dialog
      open={isOpen}
      title={position ? `Story ${position} of ${Math.max(total, 1)}` : 'Story'}
      width={isNarrow ? '100%' : 960}
      style={{ top: isNarrow ? 0 : 32 }}
      className={styles.reader ?? ''}
      closable={false}
      onCancel={list.closeStory}
    >
      <DecisionLine isReading />
      <Tools reading={reading} onClose={list.closeStory} />
      <p role="status" className="visually-hidden">
        {shown && inWords(shown)}
      </p>
      <div className={styles.body}>
        {shown ? (
          <ReadStory story={shown} onRead={list.read} />
        ) : (
          <Missing reading={reading} onClose={list.closeStory} />
        )}
      </div>
      <div ref={tellFoot} className={styles.foot}>
        <Button disabled={!reading.hasUndo} onClick={undo}>
          Undo
        </Button>
        <Button disabled={!shown} onClick={edit}>
          Edit
        </Button>
        {shown?.status === 'pending' && (
          <div ref={passFocusOn} className={styles.verdict}>
            <Button onClick={() => decide('rejected')}>Reject</Button>
            <Button type="primary" onClick={() => decide('approved')}>
              Approve
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What a moderator has to hear before a verdict; nothing of it changes by itself. */
function inWords(story: AdminTestimonialDto): string {
  const { studentName, status, isSuspected, correction, quote } = story;
  return [
    `${studentName}, ${STATUS_LABELS[status]}.`,
    status === 'pending' && isSuspected && SUSPICION,
    correction && 'Corrected by its author.',
    quote,
  ]
    .filter(Boolean)
    .join(' ');
}

interface PartProps {
  reading: ReturnType<typeof useReading>;
  onClose: () => void;
}

function Tools({ reading: { hasPrevious, hasNext, go }, onClose }: PartProps) {
  return (
    <div className={styles.turn}>
      <IconAction
        tooltip="Previous story"
        label="Previous story"
        icon={<LeftOutlined />}
        disabled={!hasPrevious}
        onClick={() => go(-1)}
      />
      <IconAction
        tooltip="Next story"
        label="Next story"
        icon={<RightOutlined />}
        disabled={!hasNext}
        onClick={() => go(1)}
      />
      <IconAction tooltip="Close" label="Close" icon={<CloseOutlined />} onClick={onClose} />
    </div>
  );
}

function Missing({ reading: { query }, onClose }: PartProps) {
  if (query.error?.status === 404) {
    return (
      <StatusPanel
        role="alert"
        title="This story is gone"
        action={<Button onClick={onClose}>Close</Button>}
      >
        It was deleted meanwhile.
      </StatusPanel>
    );
  }
  if (query.isError) return <QueryError query={query} title="We could not load the story" />;
  return <Skeleton className={styles.skeleton} />;
}
