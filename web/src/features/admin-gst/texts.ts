import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-gst', {
  check: 'Before you close the month',
  taxable: 'Taxable value',
  total: 'Total',
  none: 'No document was issued in this month.',
  complete: 'Nothing is missing: every document has HSN, rate and state.',
  missing: '{count, plural, one {# thing is missing} other {# things are missing}}',
  missingAbout:
    'Documents never change. Complete the products now, so that the next documents have it, and show this list to your accountant.',
  otherState:
    '{count, plural, one {# document names} other {# documents name}} another state than the PIN code is in. Where the document is wrong, cancel the order with a credit note and ship it again, which makes a new document; where the state was meant, leave it. Ask your accountant: nothing is changed by itself.',
  onDocument: 'On the document',
  byPin: 'By the PIN code',
  toProducts: 'Complete the products',
  number: 'Document',
  what: 'What is missing',
  of: 'Of',
  'field.rate': 'GST rate (0%)',
  'field.state': 'State of the buyer',
  files: 'Tables of GSTR-1',
  filesAbout:
    'CSV files in the columns of the government’s offline tool. Have a chartered accountant look at your first return.',
  'table.b2b': 'B2B: invoices to buyers with a GSTIN (table 4)',
  'table.b2cl': 'B2CL: large invoices to other states (table 5)',
  'table.b2cs': 'B2CS: all other sales by state and rate (table 7)',
  'table.cdnr': 'CDNR: credit notes to buyers with a GSTIN (table 9)',
  'table.cdnur': 'CDNUR: credit notes of large invoices to other states (table 9)',
  'table.nil': 'NIL: supplies at 0% (table 8)',
  'table.register': 'Register: a line for each document and rate',
  'table.hsn': 'HSN: sums by HSN (table 12)',
  'table.docs': 'DOCS: series of documents (table 13)',
  pdfs: 'All documents of the month as PDFs (ZIP)',
  download: 'Download',
  failed: 'The file was not downloaded',
  year: 'The whole year',
  yearAbout: 'Every line of every document from April to March, for your accountant.',
  yearFile: 'Documents of {year}',
  shownOf: 'The first {most} of {count} are shown.',
  turnover: 'Turnover of the year {year}',
  turnoverIs: '{turnover} of {limit} by this shop’s documents.',
  turnoverElsewhere: 'Sales elsewhere under the same PAN count as well.',
  'near.unregistered':
    'Near the limit up to which you may sell goods without a registration. Ask a chartered accountant now.',
  'over.unregistered':
    'Above the limit up to which you may sell goods without a registration. Ask a chartered accountant at once.',
  'near.composition': 'Near the limit of the composition scheme. Ask a chartered accountant now.',
  'over.composition':
    'Above the limit of the composition scheme. Ask a chartered accountant at once.',
  'sellsTo.composition':
    'As a composition taxable person you may sell within {state} only: other addresses are refused at checkout.',
  'sellsTo.unregistered':
    'Without a registration you may not sell goods to other states (CGST Act, section 24). Choose in the legal settings which states you sell to: other addresses are refused at checkout.',
})
