/** The answers that say nothing, so that nobody has to answer. */
export const skipTexts = {
  prefer_not_to_say: 'Prefer not to say',
  not_sure: 'Not sure',
  does_not_apply: 'Does not apply to me',
};
