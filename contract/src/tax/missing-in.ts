import type { ReturnDocument } from './return-document.ts'

export type Missing = { number: string; field: 'hsn' | 'rate' | 'state'; name: string }

/**
 * What documents lack for a return, to check before a month is closed. A zero rate is listed, too: few goods have it.
 */
export const missingIn = (documents: readonly ReturnDocument[]): Missing[] =>
  documents
    .filter(({ saleKind }) => saleKind === 'tax_invoice')
    .flatMap(({ number, buyer, lines }) => [
      ...(buyer.state === '' ? [{ number, field: 'state' as const, name: buyer.name }] : []),
      ...lines.flatMap(({ hsn, rate, name }): Missing[] => [
        ...(hsn === '' ? [{ number, field: 'hsn' as const, name }] : []),
        ...(rate === 0 ? [{ number, field: 'rate' as const, name }] : []),
      ]),
    ])
