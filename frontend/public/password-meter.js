// Shows how hard a new password is to guess, on pages behind links in mails.
{
  const { strength } = document.currentScript.dataset;
  const field = document.querySelector('[data-owner]');
  const meter = document.querySelector('meter');
  const show = (score, text) => {
    meter.hidden = text === '';
    meter.value = score;
    meter.nextElementSibling.textContent = text;
  };
  const judge = async () => {
    const { strengthOf } = await import(strength);
    const { value, form, dataset } = field;
    const owner = [...JSON.parse(dataset.owner), form.elements.username?.value];
    const { score, words } = strengthOf(value, owner.filter(Boolean));
    show(score, value && `Strength: ${words}`);
  };
  const update = () => judge().catch(() => show(0, ''));
  field.addEventListener('input', update);
  // The field may have been filled in before this script was there.
  if (field.value) update();
}
