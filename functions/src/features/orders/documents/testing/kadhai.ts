import type { TaxDocument } from '@bartan/contract/tax/schema'

/** Something that is sold with everything a document needs. */
export const KADHAI = { price: 349, hsn: '732393', gstRate: 18 }

/** What a document comes to, by its lines, by its parts and by its own word. */
export const sums = ({ lines, totals }: TaxDocument) => ({
  lines: Math.round(lines.reduce((sum, { gross }) => sum + gross, 0) * 100) / 100,
  parts: Math.round((totals.taxable + totals.cgst + totals.sgst + totals.igst) * 100) / 100,
  total: totals.total,
})
