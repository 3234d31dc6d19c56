import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-backup', {
  last: 'Last backup',
  never: 'There is none yet.',
  'by.download': '{moment}, downloaded here',
  'by.export': '{moment}, by “npm run shop -- export”',
  due: 'The last backup is more than a month old.',
  dueFirst: 'There is no backup of this shop yet.',
  toBackup: 'Make a backup',
  scheduled: 'Backups are made by themselves',
  scheduledHint: 'On a schedule at Google, say. You are then reminded of none.',
  notSaved: 'That could not be saved',
  make: 'Make one now',
  makeAbout:
    'One file with all there is: products, orders, customers, settings, passwords (which nobody can read) and pictures. It is encrypted by a passphrase before it leaves the shop.',
  passphrase: 'Passphrase',
  passphraseHint: 'At least {min} characters. Whoever has the file and these words has the shop.',
  suggest: 'Make one up',
  noted: 'I have written the passphrase down',
  notedHint: 'Not on this device. Without it nobody opens the file, not even we.',
  notNoted: 'Please write it down first',
  pictures: 'With pictures',
  picturesHint: 'Without them the file is small, but a new shop has no pictures.',
  start: 'Download the backup',
  making: '{size} so far. Keep this page open.',
  made: 'The backup is complete: {size}. Keep it where the shop is not.',
  notMade: 'The backup could not be made',
  back: 'To bring it back',
  backAbout:
    'On a computer with the shop’s code. Try it once now, while nothing is lost: it takes ten minutes.',
  'step.open': 'Open the file into a folder. It asks for the passphrase, and checks every byte.',
  'step.start': 'Start an empty shop on this machine to rehearse in, in a window of its own.',
  'step.import': 'Make it what the backup holds, then look at it at http://127.0.0.1:3000.',
  'step.live':
    'Into a new Firebase project: set it up by docs/deploy.md, then import into it, by its name. Passwords need the old project’s hash parameters: docs/operations.md.',
})
