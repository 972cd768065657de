/** Words of the list of claims, and of their marks. */
export const copy = {
  title: 'Claims to confirm',
  /** The way to the list, with how many claims are unconfirmed. */
  link: (count: number) => (count === 0 ? 'Claims to confirm' : `Claims to confirm (${count})`),
  text: 'Figures and practices that the website states and only the company can vouch for. Confirm what is true as it stands, rewrite what is not. A figure also counts once its basis and date are filled in, which visitors read beside it. Visitors see none of these marks.',
  forOwners: 'Only owners can confirm. You can rewrite a claim, or add the basis and date of a figure.',
  figures: 'Figures',
  practices: 'How we work',
  counts: (unconfirmed: number, all: number) => `${unconfirmed} of ${all} unconfirmed`,
  unconfirmed: 'Unconfirmed',
  confirmed: (by: string, on: string) => `Confirmed by ${by}, ${on}`,
  based: 'Has a basis and date',
  noBasis: 'No basis and date',
  confirm: 'Confirm',
  withdraw: 'Withdraw',
  rewrite: 'Rewrite',
  done: { title: 'Claim confirmed', text: 'It counts as confirmed as long as its words stay the same.' },
  withdrawn: { title: 'Confirmation withdrawn', text: 'The claim is unconfirmed again.' },
  undoOtherwise: 'The list of claims has a button for it.',
  changed: 'Somebody changed this text meanwhile. Read it again before you confirm it.',
  failed: 'This could not be saved. Please try again.',
  failedTitle: 'Claims could not be loaded',
};
