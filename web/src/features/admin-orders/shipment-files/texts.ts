import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('shipment-files', {
  open: 'Parcel numbers from a file',
  hint: 'A CSV file of the courier, with order numbers and parcel numbers. Choose orders and “Print” for such a file with their addresses.',
  courierHint: 'If the file does not name it',
  file: 'CSV file',
  reading: 'The file is being checked…',
  ready:
    '{count, plural, =0 {None of its orders can be shipped} one {# order can be shipped} other {# orders can be shipped}}',
  left: '{count, plural, one {One row is left out} other {# rows are left out}}',
  row: 'Row {row}: {why}',
  ship: '{count, plural, =0 {Ship} other {Ship #}}',
  shipped: '{count, plural, one {# order is shipped} other {# orders are shipped}}',
  notShipped: 'Nothing was shipped',
  close: 'Close',
})
