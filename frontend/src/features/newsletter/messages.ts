export const SUBSCRIBED = {
  title: 'Subscribed!',
  description: "You've successfully subscribed to our newsletter.",
};

/** Says the same to those who subscribe already, so that nobody learns who does. */
export const SUBSCRIBED_TO_CONFIRM = {
  ...SUBSCRIBED,
  description: `${SUBSCRIBED.description} If your address is new to us, please confirm it by the link in the mail that is on its way to you.`,
};
