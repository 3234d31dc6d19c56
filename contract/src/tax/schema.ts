import * as z from 'zod'
import { REGISTRATIONS } from '../settings/rules.ts'
import { rupees, time } from '../shared/field.ts'
import { storedGstin } from '../shared/gstin-schema.ts'
import { storedPhone } from '../users/schema.ts'
import { DOCUMENT_KINDS } from './rules.ts'

const amounts = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees }

const taxLineSchema = z
  .object({
    name: z.string(),
    variant: z.string().optional().meta({ description: 'Size and color' }),
    hsn: z.string().meta({ description: "'' where the seller has not entered one" }),
    quantity: z.int(),
    unitPrice: rupees.meta({ description: 'Of one, before the discount, tax included' }),
    discount: rupees.meta({ description: 'On all of them together' }),
    gross: rupees.meta({ description: 'What was paid: after the discount, tax included' }),
    rate: z.number().meta({ description: 'Percent' }),
    ...amounts,
  })
  .meta({ id: 'TaxLine' })

const sellerSchema = z.object({
  legalName: z.string(),
  registration: z.enum(REGISTRATIONS),
  gstin: storedGstin.optional(),
  state: z.string(),
  addresses: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  vpa: z.string().optional().meta({ description: 'Where it is paid by UPI' }),
})

const buyerSchema = z.object({
  name: z.string(),
  phone: storedPhone,
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  state: z.string().meta({ description: "'' where the postal code does not tell it" }),
  gstin: storedGstin.optional(),
})

export const documentEntrySchema = z
  .object({
    number: z.string().meta({ description: 'In an address: percent-encoded' }),
    kind: z.enum(DOCUMENT_KINDS),
    date: time,
    of: z
      .string()
      .optional()
      .meta({ description: 'Of a credit note: the number that it is about' }),
  })
  .meta({ id: 'TaxDocumentEntry' })

export type DocumentEntry = z.infer<typeof documentEntrySchema>

/** Issued once, and never changed. */
export const taxDocumentSchema = documentEntrySchema
  .extend({
    ofDate: time.optional(),
    order: z.string().brand<'OrderNumber'>().meta({ description: 'The order, as people call it' }),
    seller: sellerSchema,
    buyer: buyerSchema,
    placeOfSupply: z.string().meta({ description: 'A state, as GET /api/pin names it' }),
    placeOfSupplyCode: z.string(),
    reverseCharge: z.literal(false),
    lines: z.array(taxLineSchema),
    totals: z.object({ ...amounts, total: rupees }),
    paidAhead: rupees.meta({ description: 'Of the total, when it was issued' }),
    toPay: rupees.meta({ description: 'The rest; nothing on a credit note' }),
  })
  .meta({ id: 'TaxDocument' })

export type TaxDocument = z.infer<typeof taxDocumentSchema>
