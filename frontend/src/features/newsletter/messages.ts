export const SUBSCRIBED = {
  title: 'Subscribed!',
  description: "You've successfully subscribed to our newsletter.",
};

/** Existing subscribers see the same message, so that nobody learns who is subscribed. */
export const SUBSCRIBED_TO_CONFIRM = {
  ...SUBSCRIBED,
  description: `${SUBSCRIBED.description} If your address is new to us, please confirm it by the link in the mail that is on its way to you.`,
};
