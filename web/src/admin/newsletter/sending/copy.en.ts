export const copy = {
  title: 'Articles by mail',
  open: 'Send an article',
  none: 'No article was sent yet.',
  failed: 'That did not work. Please try again.',
  dialog: 'Send an article to the list',
  close: 'Close',
  loading: 'Loading',
  notLoaded: {
    sendings: 'What was sent could not be loaded.',
    articles: 'The articles could not be loaded.',
    preview: 'The mails could not be loaded.',
  },
  tryAgain: 'Try again',
  article: 'Article',
  other: 'Another article',
  search: { search: 'Search published articles', placeholder: 'Search by title', clear: 'Clear the search' },
  newest: 'The newest articles',
  found: 'Found',
  noneFound: 'No published article has that in its title or excerpt.',
  audience: 'Readers',
  audiences: { all: 'All readers', en: 'English readers', ar: 'Arabic readers' },
  perLanguage: 'Readers chose their language when they left their address. Each gets an article once.',
  past: (audience: string, date: string) => `${audience}: began on ${date}`,
  noPosts: 'There is no published article. Publish one under Blog Posts first.',
  preview: { en: 'As readers of English get it', ar: 'As readers of Arabic get it' },
  subject: 'Subject',
  test: 'Send it to yourself first',
  testEmail: 'Your email address',
  testLanguage: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  testSend: 'Send test mail',
  testing: 'Sending',
  outcomes: {
    sent: 'Handed over to be delivered. If it is not there in a few minutes, look in the spam folder.',
    refused: (reason: string) => `Refused by the mail service: ${reason}. Nothing was sent.`,
    account: (reason: string) =>
      `The mail service lets the site send nothing: ${reason}. Whoever runs the site has to mend that.`,
    unclear: 'Nobody knows whether it was sent. See whether it arrives before you try again.',
  },
  problems: {
    required: 'Type your email address.',
    invalid: 'Type an email address like name@example.com.',
    'too-long': 'An email address has at most 254 characters.',
    'not-ascii': 'Only an address in Latin letters can be mailed.',
  } as Readonly<Record<string, string>>,
  send: (count: string) => (count === '1' ? 'Send to 1 reader' : `Send to ${count} readers`),
  nobody: 'Nobody has confirmed an address yet: there is nobody to send it to.',
  nobodyIn: { all: '', en: 'Nobody on the list reads English.', ar: 'Nobody on the list reads Arabic.' },
  already: 'This article was sent to the list already, or is on its way. Each reader gets it once.',
  confirmTitle: 'Send it now?',
  confirmText: {
    all: (title: string, count: string) =>
      `“${title}” goes to ${count === '1' ? 'one reader' : `${count} readers`}, once to each. You can stop it on the way; what was sent cannot be called back.`,
    en: (title: string, count: string) =>
      `“${title}” goes to ${count === '1' ? 'one reader of English' : `${count} readers of English`}, once to each. You can stop it on the way; what was sent cannot be called back.`,
    ar: (title: string, count: string) =>
      `“${title}” goes to ${count === '1' ? 'one reader of Arabic' : `${count} readers of Arabic`}, once to each. You can stop it on the way; what was sent cannot be called back.`,
  },
  stay: 'Not yet',
  to: (audience: string, count: string, date: string) => `${audience} (${count}), ${date}`,
  states: { sending: 'Being sent', stopped: 'Stopped', done: 'Sent' },
  progress: ({ sent, left, unclear, failed }: Record<'sent' | 'left' | 'unclear' | 'failed', number>) =>
    `${sent} sent, ${left} left, ${unclear > 0 ? `${unclear} unclear, ` : ''}${failed} failed`,
  result: ({ sent, unclear, failed }: Record<'sent' | 'unclear' | 'failed', number>) =>
    [
      `${sent} sent`,
      ...(unclear > 0 ? [`${unclear} unclear`] : []),
      ...(failed > 0 ? [`${failed} failed`] : []),
    ].join(', '),
  unclear:
    'Unclear: nobody knows whether it reached these readers. It is not sent to them again, so that nobody gets it twice.',
  refused: (reason: string) =>
    `The mail service lets the site send nothing (${reason}), so this stopped. Whoever runs the site is told. Once that is mended, let it go on: everybody who has not had it gets it, and nobody twice.`,
  resting: 'Nothing was sent for some minutes. Whoever runs the site is told; you can let it go on.',
  stop: 'Stop',
  goOn: 'Go on',
  named: (action: string, title: string) => `${action}: ${title}`,
};
