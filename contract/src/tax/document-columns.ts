import type { Labeled } from './document-labels.ts'
import { rupees, type DocumentWords } from './document-words.ts'
import type { DocumentLine } from './read-document.ts'

export const itemOf = ({ name, variant }: DocumentLine): string =>
  variant ? `${name} (${variant})` : name

export type ColumnName =
  | 'item'
  | 'hsn'
  | 'quantity'
  | 'unitPrice'
  | 'discount'
  | 'taxable'
  | 'rate'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'total'

export type DocumentColumn = {
  name: ColumnName
  title: string
  of: (line: DocumentLine) => string
}

const taxColumns = (label: Labeled): DocumentColumn[] => [
  { name: 'taxable', title: label('Taxable'), of: ({ taxable }) => rupees(taxable) },
  { name: 'rate', title: label('Rate'), of: ({ rate }) => `${rate}%` },
  { name: 'cgst', title: 'CGST', of: ({ cgst }) => rupees(cgst) },
  { name: 'sgst', title: 'SGST', of: ({ sgst }) => rupees(sgst) },
  { name: 'igst', title: 'IGST', of: ({ igst }) => rupees(igst) },
]

const discountColumn = (label: Labeled): DocumentColumn => ({
  name: 'discount',
  title: label('Discount'),
  of: ({ discount }) => rupees(discount),
})

/** The columns of a document's lines; tax and discounts only if it has any. */
export const columnsOf = ({ isTaxed, isReduced, label }: DocumentWords): DocumentColumn[] => [
  { name: 'item', title: label('Item'), of: itemOf },
  { name: 'hsn', title: 'HSN', of: ({ hsn }) => hsn },
  { name: 'quantity', title: label('Qty'), of: ({ quantity }) => `${quantity} Nos` },
  { name: 'unitPrice', title: label('Unit price'), of: ({ unitPrice }) => rupees(unitPrice) },
  ...(isReduced ? [discountColumn(label)] : []),
  ...(isTaxed ? taxColumns(label) : []),
  { name: 'total', title: label('Total'), of: ({ gross }) => rupees(gross) },
]
