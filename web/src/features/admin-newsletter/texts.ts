import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('admin-newsletter', {
  email: 'Email',
  since: 'Since',
  none: 'No subscribers yet',
  noneYet: 'Whoever signs up in the box at the foot of the shop is listed here.',
  caption: 'Newsletter subscribers',
  count: '{count, plural, one {# subscriber} other {# subscribers}}',
  exportCsv: 'Export CSV',
  exportFailed: 'The export failed',
})
