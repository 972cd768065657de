export const copy = {
  title: 'One-time codes',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  failed: 'That did not work. Please try again.',
  tryAgain: 'Try again',
  code: 'One-time code',
  codeHint: 'Six digits, from the app on your phone',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One that you have not used yet',
  anyCode: 'One-time code or recovery code',
  present: 'Current password',
  problems: {
    required: 'Type the code.',
    invalid: 'A one-time code has six digits, a recovery code 16 characters.',
    wrong: 'This code is not right or was used already. Type the one that your app shows now.',
  },
  presentProblems: {
    required: 'Type your present password.',
    'too-long': 'A password has at most 1000 characters.',
    wrong: 'This is not your present password.',
  },
  signIn: {
    title: 'One more step',
    lead: 'Your account also asks for a one-time code.',
    recoveryLead: 'Each recovery code is good for one sign-in.',
    send: 'Confirm',
    sending: 'Confirming',
    byRecovery: 'Use a recovery code',
    byApp: 'Use a code of the app',
    back: 'Back to the password',
    lost: 'Neither app nor recovery codes? An owner of the site can turn the codes off.',
  },
  setUp: {
    lead: 'With codes on, a password alone is not enough to sign in: you also need a code that an app on your phone makes, such as Google Authenticator, Microsoft Authenticator, Aegis or a password manager.',
    scan: 'Scan this with the app, or type the key into it.',
    image: 'QR code of the key',
    key: 'Key',
    here: 'Is the app on this device? Open it here',
    codeHint: 'That the app shows now',
    send: 'Turn on',
    sending: 'Turning on',
  },
  on: {
    lead: (when: string) => `On since ${when}: signing in asks for your password and a code.`,
    left: (count: number) =>
      count === 0
        ? 'No recovery code is left: make new ones now.'
        : count === 1
          ? 'One recovery code is left.'
          : `${count} recovery codes are left.`,
    renew: 'Make new recovery codes',
    turnOff: 'Turn off',
  },
  renewing: {
    lead: 'You get ten new recovery codes; those you have are worthless then.',
    send: 'Make new ones',
    sending: 'Making new ones',
  },
  turningOff: {
    lead: 'Signing in will ask for your password alone.',
    send: 'Turn off',
    sending: 'Turning off',
    done: 'One-time codes are off.',
  },
  recovery: {
    title: 'Your recovery codes',
    lead: 'Each is good for one sign-in when you do not have the app. Keep them in a safe place: they are not shown again.',
    file: 'recovery-codes.txt',
    heading: (site: string, username: string) => `${site}: recovery codes of ${username}`,
    download: 'Download',
    copy: 'Copy',
    copied: 'The recovery codes are copied.',
    notCopied: 'They could not be copied; download or write them down.',
    print: 'Print',
    done: 'I have kept them',
  },
};
