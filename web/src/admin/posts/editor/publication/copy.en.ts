export const copy = {
  baghdadTime: (time: string) => `${time} Baghdad time`,
  dateHint: 'Baghdad time. Leave empty to use the moment of publishing.',
  endHint: 'Baghdad time. Leave empty to keep it published.',
  incomplete: 'A date below is not complete: until it is, the post cannot be saved.',
  scheduled: (date: string) => `Visitors will see it from ${date} on.`,
  /**
   * Texts for a draft with a future date: `staysDraft` in the editor, `plannedDraft` in the list of posts, `publishThen` on the
   * button in both.
   */
  staysDraft: (date: string) => `It stays a draft on ${date}: switch Published on.`,
  plannedDraft: (date: string) => `Not planned: stays a draft on ${date}`,
  publishThen: 'Publish on that date',
  until: (date: string) => `Visitors see it until ${date}.`,
  ended: (date: string) => `Its publication ended on ${date}.`,
};
