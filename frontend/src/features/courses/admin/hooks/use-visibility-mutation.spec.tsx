import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setCourseVisibility } from '../../../../api/generated/courses-admin/courses-admin';
import { getToasts } from '../../../../components/toaster/toast-store';
import {
  buildAdminCourse,
  buildAdminCourseCard,
  buildAdminCourseCards,
} from '../../../../testing/builders';
import { problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { VisibilitySwitch } from '../components/VisibilitySwitch';
import { useCourseCards } from './use-course-cards';
import { refreshCourses } from './refresh-courses';
import { useVisibilityMutation } from './use-visibility-mutation';

const PATH = '/api/admin/courses/:id/visibility';

function Switches() {
  const { data } = useCourseCards();
  const setVisible = useVisibilityMutation(setCourseVisibility, refreshCourses);
  return data?.map(({ thinkific_id: id, display_title: title, is_visible: isVisible }) => (
    <VisibilitySwitch
      key={id}
      id={id}
      title={title}
      isVisible={isVisible}
      goneNote={null}
      onSet={(visible) => setVisible({ id, title, visible })}
    />
  ));
}

/** Calls that wait until they are let go, one after the other. */
function holdCalls(answerCall: (visible: boolean) => Response) {
  const waiting: (() => void)[] = [];
  const sent: boolean[] = [];
  let visible = true;
  const list: HttpHandler = http.get('/api/admin/courses', () =>
    HttpResponse.json(
      buildAdminCourseCards([buildAdminCourseCard({ thinkific_name: 'Go', is_visible: visible })]),
    ),
  );
  server.use(
    list,
    http.put(PATH, async ({ request }) => {
      const { is_visible: wanted } = (await request.json()) as { is_visible: boolean };
      sent.push(wanted);
      await new Promise<void>((resolve) => waiting.push(resolve));
      const response = answerCall(wanted);
      if (response.ok) visible = wanted;
      return response;
    }),
  );
  const letGo = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
  return { letGo, sent };
}

const toggle = () => screen.findByRole('switch', { name: 'Visibility of Go' });
const expectChecked = (checked: boolean) =>
  waitFor(async () => expect((await toggle()).ariaChecked).toBe(String(checked)));
const expectFailure = (description: string) =>
  waitFor(() =>
    expect(getToasts()[0]).toMatchObject({ title: 'Failed to update visibility', description }),
  );

describe('The switch of a course', () => {
  it('moves at once, and back when the server refuses', async () => {
    const detail = 'This course is gone from Thinkific, so it cannot be shown or hidden.';
    const { letGo } = holdCalls(() => problem(409, detail));
    const { user } = renderWithProviders(<Switches />);
    await user.click(await toggle());
    await expectChecked(false);
    await letGo();
    await expectFailure(`Go was not changed. ${detail}`);
    await expectChecked(true);
  });

  it('moves back when its call never arrives', async () => {
    const { letGo } = holdCalls(() => HttpResponse.error());
    const { user } = renderWithProviders(<Switches />);
    await user.click(await toggle());
    await expectChecked(false);
    await letGo();
    await expectChecked(true);
    expect(getToasts()[0]?.description).toMatch(/^Go was not changed\. Network error/);
  });

  it('moves back when neither of two calls arrives', async () => {
    const { letGo } = holdCalls(() => HttpResponse.error());
    const { user } = renderWithProviders(<Switches />);
    await user.click(await toggle());
    await expectChecked(false);
    await user.click(await toggle());
    for (const _ of [1, 2]) {
      await letGo();
      await waitFor(() =>
        expect(getToasts()[0]?.description).toMatch(/^Go was not changed\. Network error/),
      );
    }
    await expectChecked(true);
  });

  it('is as it was moved last, when it was moved several times', async () => {
    const { letGo, sent } = holdCalls((visible) =>
      HttpResponse.json(buildAdminCourse({ is_visible: visible })),
    );
    const { user } = renderWithProviders(<Switches />);
    for (const checked of [false, true, false]) {
      await user.click(await toggle());
      await expectChecked(checked);
    }
    for (const _ of [1, 2, 3]) await letGo();
    await waitFor(() => expect(getToasts()[0]).toMatchObject({ description: 'Go is hidden' }));
    await expectChecked(false);
    expect(sent).toEqual([false, true, false]);
  });
});
