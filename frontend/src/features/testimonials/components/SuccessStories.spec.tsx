import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PublishedStoryDto } from '../../../api/generated/model/publishedStoryDto';
import { buildPublishedStory } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';
import { SuccessStories } from './SuccessStories';

const serve = (...stories: PublishedStoryDto[]) =>
  server.use(http.get('/api/testimonials', () => HttpResponse.json(stories)));

describe('SuccessStories', () => {
  it('says that it loads, and takes no space without stories', async () => {
    const answer = delayResponse('/api/testimonials');
    const { container } = renderWithProviders(<SuccessStories />);
    expect(screen.getByRole('status').textContent).toBe('Loading stories…');
    answer();
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });

  it('offers a second try when the stories do not come', async () => {
    serve(buildPublishedStory());
    server.use(http.get('/api/testimonials', () => problem(503, 'Away.'), { once: true }));
    const { user } = renderWithProviders(<SuccessStories />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the success stories',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('figure')).toHaveLength(1);
  });

  it('shows initials for a portrait that is missing or does not load', async () => {
    const picture = { path: '/pictures/amara', width: 160, height: 200, colour: '#336699' };
    serve(
      buildPublishedStory({ picture }),
      buildPublishedStory({ id: '2', studentName: 'Lukas B. Ødegård' }),
    );
    const { container } = renderWithProviders(<SuccessStories />);
    expect(await screen.findByText('LØ')).toBeTruthy();
    expect(screen.queryByText('AN')).toBeNull();
    const portrait = container.querySelector('img');
    if (!portrait) throw new Error('The first story should have a portrait.');
    fireEvent.error(portrait);
    expect(screen.getByText('AN')).toBeTruthy();
  });

  it('links a name to LinkedIn where there is an address', async () => {
    const linkedinUrl = 'https://www.linkedin.com/in/example';
    serve(
      buildPublishedStory({ linkedinUrl }),
      buildPublishedStory({ id: '2', studentName: 'Lukas Ødegård' }),
    );
    renderWithProviders(<SuccessStories />);
    const link = await screen.findByRole('link', { name: /^Amara Nwosu on LinkedIn/ });
    expect(link.getAttribute('href')).toBe(linkedinUrl);
    expect(screen.queryByRole('link', { name: /^Lukas/ })).toBeNull();
  });

  it('marks a story that comes from a review on Thinkific, and no other', async () => {
    serve(
      buildPublishedStory({ source: 'thinkific-review' }),
      buildPublishedStory({ id: '2', studentName: 'Lukas Ødegård' }),
    );
    renderWithProviders(<SuccessStories />);
    const [marked, other] = await screen.findAllByRole('figure');
    expect(marked?.textContent).toContain('Review on Thinkific');
    expect(other?.textContent).not.toContain('Thinkific');
  });

  it('shows script in a story as text', async () => {
    const script = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
    const names = { studentName: script, previousRole: script, currentRole: script };
    serve(buildPublishedStory({ ...names, company: script, quote: script, courseTaken: script }));
    renderWithProviders(<SuccessStories />);
    const figure = await screen.findByRole('figure');
    expect(within(figure).getByRole('blockquote').textContent).toBe(script);
    expect(figure.textContent).toContain(
      `${script}${script}From ${script} to ${script}, ${script}`,
    );
    expect(figure.querySelector('img, script')).toBeNull();
  });
});
