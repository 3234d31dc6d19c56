import { toPaise } from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { upiLink } from '@bartan/contract/shop/upi-link'
import { amountInWords } from '@bartan/contract/tax/amount-in-words'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { labelsIn } from './labels.ts'
import type { DocumentLanguage } from './labels.ts'

/** In English and in Hindi. */
const HEADINGS: Record<TaxDocument['kind'], string> = {
  tax_invoice: 'Tax Invoice · कर चालान',
  bill_of_supply: 'Bill of Supply · आपूर्ति बिल',
  receipt: 'Receipt · रसीद',
  credit_note: 'Credit Note · क्रेडिट नोट',
}

/** Rule 49 of the CGST Rules, and rule 5(1)(f). */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

export const rupees = (amount: number): string =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const day = (time: string): string => dayOf(new Date(time)).split('-').reverse().join('/')

const stated = (place: string, code: string): string => `${place} (${code})`

/** What a document says besides its lines, in the order of rule 46. */
export const documentWords = (document: TaxDocument, language: DocumentLanguage) => {
  const label = labelsIn(language)
  const { seller, buyer, kind, of, ofDate, totals } = document
  const isTaxed = totals.cgst + totals.sgst + totals.igst > 0 || kind === 'tax_invoice'
  return {
    heading: HEADINGS[kind],
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
    sums: [
      ...(isTaxed
        ? [
            [label('Taxable value'), rupees(totals.taxable)],
            ...(totals.igst > 0
              ? [['IGST', rupees(totals.igst)]]
              : [
                  ['CGST', rupees(totals.cgst)],
                  ['SGST/UTGST', rupees(totals.sgst)],
                ]),
          ]
        : []),
      [label('Total'), `₹${rupees(totals.total)}`],
    ],
    upi:
      seller.vpa && kind !== 'credit_note'
        ? upiLink({
            vpa: seller.vpa,
            payee: seller.legalName,
            amount: totals.total,
            number: document.order,
          })
        : undefined,
    words: amountInWords(toPaise(totals.total)),
    signature: `For ${seller.legalName}. Made by a computer, valid without a signature.`,
    isTaxed,
    label,
  }
}

export type DocumentWords = ReturnType<typeof documentWords>

/** What a line is called: with its size and color. */
export const itemOf = ({ name, variant }: TaxDocument['lines'][number]): string =>
  variant ? `${name} (${variant})` : name
