import { translator } from '#i18n/translate.ts'

/** Texts of the tasks before a shop's orders count. */
export const { useText, textIn } = translator('opening', {
  label: 'Opening the shop',
  practising: 'The shop is practising: new orders get no documents and are in no sum.',
  open: 'Open the shop',
  toClear: '{count, plural, one {# order was for practice.} other {# orders were for practice.}}',
  clear: 'Clear them',
  cleared: '{count, plural, one {# order is cleared} other {# orders are cleared}}',
  noDocuments: 'No invoice is made yet: who sells is not entered ({fields}).',
  incomplete: 'Your invoices lack: {fields}.',
  'field.legalName': 'legal name',
  'field.addresses': 'address',
  enter: 'Enter it',
  lacking:
    '{count, plural, one {# order left without an invoice.} other {# orders left without an invoice.}}',
  issue: 'Make them',
  issued: '{count, plural, one {# invoice is made} other {# invoices are made}}',
  failed: 'Not done',
})
