import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { replaceEqualDeep } from '@tanstack/react-query';
import { Alert, Button, Drawer, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { restoreFocusOnClose } from '../../../../components/admin/restore-focus';
import { isGone } from '../../../../components/admin/forms/RecordNotFound';
import { IconAction } from '../../../../components/admin/IconAction';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { focusAncestorOnUnmount } from '../../../../components/admin/focus-ancestor-on-unmount';
import { QueryView } from '../../../../components/admin/QueryView';
import { useHotkeys } from '../../../../components/admin/use-hotkeys';
import { storyActions, type StoryHandlers } from '../components/testimonial-actions';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STATUS_LABELS, SUSPICION } from '../status-labels';
import { StoryContent } from './StoryContent';
import styles from './StoryReader.module.css';
import { useStoryNavigation } from './use-story-navigation';

interface StoryReaderProps {
  list: ReturnType<typeof useTestimonialList>;
  handlers: Pick<StoryHandlers, 'onEdit' | 'onDelete'>;
  /** A confirmation dialog is open. */
  isAsking: boolean;
}

/** Shows one story as visitors will see it, with its actions. A decision opens the next story. */
export function StoryReader({ list, handlers, isAsking }: StoryReaderProps) {
  const { story, query, position, total, hasPrevious, hasNext, go, decide, undo } =
    useStoryNavigation(list);
  const isOpen = list.storyId !== '';
  // The drawer keeps its content while it closes.
  const [kept, setKept] = useState(story);
  // A pending decision creates a new object on each render.
  const same = replaceEqualDeep(kept, story);
  if (story && same !== kept) setKept(same);
  const shown = isOpen ? story : kept;
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
      // A form above that is still closing would handle this key.
      Escape: list.closeStory,
    },
    isOpen && !isAsking,
    'dialog',
  );
  return (
    <Drawer
      open={isOpen}
      onClose={list.closeStory}
      afterOpenChange={restoreFocusOnClose}
      destroyOnHidden
      size={960}
      styles={{ close: { width: 44, height: 44 } }}
      title={
        <Typography.Title level={2} style={{ margin: 0 }}>
          {position ? `Story ${position} of ${Math.max(total, 1)}` : 'Story'}
        </Typography.Title>
      }
      extra={
        <>
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
        </>
      }
      footer={
        <Flex gap="small" justify="end" className={styles.foot ?? ''}>
          <Button disabled={!shown} onClick={edit}>
            Edit
          </Button>
          {shown?.status === 'pending' && (
            <Flex ref={focusAncestorOnUnmount} gap="small">
              <Button onClick={() => decide('rejected')}>Reject</Button>
              <Button type="primary" onClick={() => decide('approved')}>
                Approve
              </Button>
            </Flex>
          )}
        </Flex>
      }
    >
      <p role="status" className="visually-hidden">
        {shown && summarizeStory(shown)}
      </p>
      {shown ? (
        <StoryContent story={shown} onRead={list.read} />
      ) : isGone(query.error) ? (
        <Alert
          type="error"
          title="This story is gone"
          description="Someone has deleted it."
          action={<Button onClick={list.closeStory}>Close</Button>}
        />
      ) : (
        <QueryView query={query} errorTitle="We could not load the story">
          {() => null}
        </QueryView>
      )}
    </Drawer>
  );
}

/** Announced to screen readers; only changes with the story. */
function summarizeStory(story: AdminTestimonialDto): string {
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
