import { Button, Empty, Flex, Modal, Typography } from 'antd';
import { useRef } from 'react';
import { useListSuggestedCourseLinks } from '../../../api/generated/course-links/course-links';
import type { CourseLinkDto } from '../../../api/generated/model/courseLinkDto';
import type { CourseLinkDecision } from '../../../api/generated/model/courseLinkDecision';
import { QueryView } from '../../../components/admin/QueryView';
import { pluralize } from '../../../format-count';
import { useLinkDecision } from '../hooks/use-link-decision';

interface SuggestedLinksProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Lists courses that may be the same on both platforms, for an admin to link or dismiss. */
export function SuggestedLinks({ open, onOpen, onClose }: SuggestedLinksProps) {
  const query = useListSuggestedCourseLinks({ query: { staleTime: 0 } });
  const { decide, isBusy } = useLinkDecision();
  const list = useRef<HTMLDivElement>(null);
  const say = (link: CourseLinkDto, decision: CourseLinkDecision) => {
    // The focused button disappears with the list item.
    list.current?.focus({ preventScroll: true });
    decide(link, decision);
  };
  const total = query.data?.total ?? 0;
  return (
    <>
      {total > 0 && (
        <Button type="link" onClick={onOpen} style={{ paddingInline: 0 }}>
          {pluralize(total, 'possible duplicate')} with Thinkific
        </Button>
      )}
      <Modal
        open={open}
        title="Possible duplicates"
        width={672}
        footer={null}
        destroyOnHidden
        onCancel={onClose}
      >
        <Typography.Paragraph type="secondary">
          Visitors see these courses twice, with similar titles. We show the same course once, with
          both offers.
        </Typography.Paragraph>
        <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
          <QueryView
            query={query}
            errorTitle="We could not load the possible duplicates"
            isEmpty={(data) => data.total === 0}
            empty={<Empty description="No possible duplicates are left." />}
          >
            {({ links }) => (
              <>
                <Flex component="ul" vertical gap={16} aria-label="Possible duplicates">
                  {links.map((link) => (
                    <SuggestedLink
                      key={`${link.thinkific_id} ${link.udemy_id}`}
                      link={link}
                      isBusy={isBusy}
                      onDecide={say}
                    />
                  ))}
                </Flex>
                {total > links.length && (
                  <p>And {total - links.length} more that are less similar.</p>
                )}
              </>
            )}
          </QueryView>
        </div>
      </Modal>
    </>
  );
}

interface SuggestedLinkProps {
  link: CourseLinkDto;
  isBusy: boolean;
  onDecide: (link: CourseLinkDto, decision: CourseLinkDecision) => void;
}

function SuggestedLink({ link, isBusy, onDecide }: SuggestedLinkProps) {
  const { thinkific_title: ours, udemy_title: theirs } = link;
  return (
    <Flex component="li" wrap gap={8} align="center">
      <div style={{ flex: '1 1 280px' }}>
        <p>
          <strong>{ours}</strong> on Thinkific
        </p>
        <p>
          <strong>{theirs}</strong> on Udemy
        </p>
      </div>
      <Button
        disabled={isBusy}
        aria-label={`Same course: ${ours} and ${theirs}`}
        onClick={() => onDecide(link, 'same')}
      >
        Same course
      </Button>
      <Button
        type="text"
        disabled={isBusy}
        aria-label={`Not the same: ${ours} and ${theirs}`}
        onClick={() => onDecide(link, 'different')}
      >
        Not the same
      </Button>
    </Flex>
  );
}
