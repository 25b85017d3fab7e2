// Runs while a document of the back office is read: who has a token sees the screen's outlines at once, and
// the API is asked for what the screen shows beside its code, not after it.
{
  const {
    paths,
    asks = [],
    styles = [],
    code = [],
    traces,
  } = JSON.parse(document.getElementById('screen-start').textContent || '{}');
  let token = null;
  try {
    token = localStorage.getItem('admin_token');
  } catch {
    // Storage is closed to this page.
  }
  const link = (href, about) => {
    const element = Object.assign(document.createElement('link'), about, { crossOrigin: '' });
    element.setAttribute('href', href);
    document.head.append(element);
  };
  // They stand in the document; Vite's loader would fetch what has no link.
  for (const href of styles) link(href, { rel: 'stylesheet', disabled: true });
  // Without a token nothing but the login will be shown.
  for (const href of token || asks.length === 0 ? code : []) {
    link(href, href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
  }
  if (token && asks.length > 0) {
    let holder = {};
    try {
      holder = JSON.parse(localStorage.getItem('admin_holder')) ?? {};
    } catch {
      // It only says what to draw.
    }
    const shell = document.getElementById('shell').content.cloneNode(true);
    if (holder.name && shell.firstElementChild) {
      shell.firstElementChild.dataset.role = holder.role;
      shell.querySelector('[data-holder=initial]').textContent = [...holder.name][0];
      shell.querySelector('[data-holder=name]').textContent = holder.name;
    }
    document.getElementById('root').append(shell);

    const id = (size) =>
      Array.from(crypto.getRandomValues(new Uint8Array(size)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    const ask = async (url) => {
      const trace = traces && { traceparent: `00-${id(16)}-${id(8)}-01` };
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}`, ...trace } });
      const { status, statusText, headers } = answer;
      return { status, statusText, type: headers.get('Content-Type'), body: await answer.text() };
    };
    const answers = {};
    for (const { url, roles, isOfList } of asks) {
      const isWanted = !roles || roles.includes(holder.role);
      // The address says what part of a list is wanted.
      if (isWanted && !(isOfList && location.search))
        answers[url] = ask(url).catch(() => undefined);
    }
    window.firstAnswers = { token, paths, answers };
  }
}
