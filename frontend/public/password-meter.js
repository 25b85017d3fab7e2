// On the pages of links in mails: says how hard a new password is to guess, once one is typed.
{
  const { strength } = document.currentScript.dataset;
  const field = document.querySelector('[data-owner]');
  const bar = Object.assign(document.createElement('div'), { className: 'bar', hidden: true });
  bar.setAttribute('aria-hidden', 'true');
  bar.append(...[1, 2, 3, 4].map(() => document.createElement('span')));
  const words = document.createElement('small');
  words.setAttribute('role', 'status');
  const show = (score, text) => {
    bar.hidden = text === '';
    bar.dataset.score = score;
    words.textContent = text;
  };
  const judge = async () => {
    const { strengthOf } = await import(strength);
    const { value, form, dataset } = field;
    const owner = [...JSON.parse(dataset.owner), form.elements.username?.value];
    const { score, words: said } = strengthOf(value, owner.filter(Boolean));
    show(score, value && `Strength: ${said}`);
  };
  field.addEventListener('input', () => judge().catch(() => show(0, '')));
  (document.getElementById(`${field.id}-said`) ?? field).after(bar, words);
}
