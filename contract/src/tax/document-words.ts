import { upiLink } from '../pricing/upi-link.ts'
import { toPaise, type Rupees } from '../shared/money.ts'
import { dayOf } from '../shared/shop-day.ts'
import type { Language } from '../shop/languages.ts'
import { amountInWords } from './amount-in-words.ts'
import { labelsIn, type Label } from './document-labels.ts'
import type { ReadDocument } from './read-document.ts'
import type { Copy, DocumentKind } from './rules.ts'

const COPY_LABELS: Record<Copy, Label> = {
  original: 'Original for recipient',
  duplicate: 'Duplicate for transporter',
  triplicate: 'Triplicate for supplier',
}

export const copyWords = (copy: Copy, language: Language): string =>
  labelsIn(language)(COPY_LABELS[copy])

const HEADINGS: Record<DocumentKind, Label> = {
  tax_invoice: 'Tax Invoice',
  bill_of_supply: 'Bill of Supply',
  receipt: 'Receipt',
  credit_note: 'Credit Note',
}

export const headingOf = (kind: DocumentKind, language: Language): string =>
  labelsIn(language)(HEADINGS[kind])

/** Rules 49 and 5(1)(f) of the CGST Rules. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

export const rupees = (amount: Rupees): string =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const day = (time: string): string => dayOf(new Date(time)).split('-').reverse().join('/')

const stated = (place: string, code: string): string => `${place} (${code})`

type Sum = [name: string, amount: string]

/** A document keeps what was to pay when it was issued; its code asks for no more than is to pay now. */
export const withRest = <Document extends Pick<ReadDocument, 'toPay'>>(
  document: Document,
  { toCollect }: { toCollect: Document['toPay'] },
): Document => (toCollect < document.toPay ? { ...document, toPay: toCollect } : document)

/** The texts of a document besides its lines, in the order of rule 46: the same on paper and on a page. */
export const documentWords = (document: ReadDocument, language: Language) => {
  const label = labelsIn(language)
  const { seller, buyer, kind, of, ofDate, totals, paidAhead, toPay } = document
  const isTaxed = totals.cgst + totals.sgst + totals.igst > 0 || kind === 'tax_invoice'
  const isInterState = totals.igst > 0
  const taxes: Sum[] = isInterState
    ? [['IGST', rupees(totals.igst)]]
    : [
        ['CGST', rupees(totals.cgst)],
        ['SGST/UTGST', rupees(totals.sgst)],
      ]
  const taxed: Sum[] = [[label('Taxable value'), rupees(totals.taxable)], ...taxes]
  const paid: Sum[] =
    paidAhead > 0
      ? [
          [label('Paid ahead'), rupees(paidAhead)],
          [label('To pay'), `₹${rupees(toPay)}`],
        ]
      : []
  const total: Sum = [label('Total'), `₹${rupees(totals.total)}`]
  return {
    heading: headingOf(kind, language),
    note: seller.registration === 'composition' ? COMPOSITION : '',
    seller: [
      seller.legalName,
      ...seller.addresses,
      ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : []),
      [seller.phone, seller.email].filter(Boolean).join(' · '),
    ],
    facts: [
      `${label('No.')} ${document.number}`,
      `${label('Date')} ${day(document.date)}`,
      `${label('Order')} ${document.order}`,
      ...(of && ofDate ? [`Against ${of} of ${day(ofDate)}`] : []),
      `${label('Place of supply')}: ${stated(document.placeOfSupply, document.placeOfSupplyCode)}`,
      ...(isTaxed ? [label('Reverse charge: No')] : []),
    ],
    buyer: [
      buyer.name,
      `${buyer.address}, ${buyer.city} ${buyer.postalCode}`,
      [buyer.state, buyer.country].filter(Boolean).join(', '),
      ...(buyer.phone ? [`${label('Phone')} ${buyer.phone}`] : []),
      ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ],
    sums: [...(isTaxed ? taxed : []), total, ...paid],
    upi:
      seller.vpa && toPay > 0
        ? upiLink({
            vpa: seller.vpa,
            payee: seller.legalName,
            amount: toPay,
            number: document.order,
          })
        : undefined,
    toPay: `₹${rupees(toPay)}`,
    words: amountInWords(toPaise(totals.total)),
    signature: `For ${seller.legalName}. Made by a computer, valid without a signature.`,
    isTaxed,
    isReduced: document.lines.some(({ discount }) => discount > 0),
    isInterState,
    label,
  }
}

export type DocumentWords = ReturnType<typeof documentWords>

export type MarkedWords = DocumentWords & { copy: string }
