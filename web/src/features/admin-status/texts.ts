import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('admin-status', {
  fine: 'Everything is as it should be',
  look: '{count, plural, one {One thing needs a look} other {# things need a look}}',
  deployed: 'Last deploy',
  deployedAs: '{moment}, version {version}',
  neverDeployed: 'Never deployed: this shop runs on one machine',
  exported: 'Last backup',
  neverExported: 'Never. Make one under Backup, or run “npm run shop -- export”',
  oldExport: '{moment}. That is {days} days ago: make another under Backup',
  mails: 'Mails',
  mailsFine: 'None waiting, none refused',
  mailsWaiting: '{count, plural, one {One waits} other {# wait}} to be sent',
  mailsFailed: '{count, plural, one {One was} other {# were}} refused: they are under Today',
  messages: 'WhatsApp, this month',
  messagesSent: '{count, plural, =0 {Nothing} one {One message} other {# messages}} sent',
  messagesFailed: '{count, plural, one {One} other {#}} could not be sent: their orders say so',
  migrations: 'Stored data',
  migrated: 'As this version writes it',
  notMigrated: 'Not brought up to date yet: {names}. Run “npm run shop -- migrate”',
  unreadable: 'Documents that do not fit',
  unreadableIds:
    '{count, plural, one {One is} other {# are}} left out of lists, for example {ids}. A newer release may have written them: see “Rolling back” in docs/operations.md',
  retention: 'Old personal data',
  neverRemoved: 'Not looked through yet: that happens every morning',
  removed:
    '{moment}: {count, plural, =0 {nothing was} one {one thing was} other {# things were}} old enough to remove',
  catalog: 'Products in memory',
  catalogAge:
    '{products, plural, one {One} other {#}}, looked up {seconds, plural, =0 {just now} one {a second ago} other {# seconds ago}}',
  catalogOld:
    '{products, plural, one {One} other {#}}, but the database has not answered for {seconds} seconds',
  instance: 'This instance',
  startedAt: '{revision}, since {moment}',
  quotas: 'Reads and writes of today, at Google',
})
