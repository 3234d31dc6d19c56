import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText, textIn } = adminTranslator('admin-newsletter', {
  none: 'No subscribers yet',
  noneYet: 'Whoever signs up in the box at the foot of the shop is listed here.',
  caption: 'Newsletter subscribers',
  count: '{count, plural, one {# subscriber} other {# subscribers}}',
  exportCsv: 'Export CSV',
})
