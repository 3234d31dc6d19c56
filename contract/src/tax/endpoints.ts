import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { REGISTRATIONS } from '../settings/rules.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, id, oneOf, text, rupees } from '../shared/field.ts'
import { MONTH } from './financial-year.ts'
import { COPIES } from './rules.ts'
import { documentEntrySchema, taxDocumentSchema } from './schema.ts'

export const listDocuments = endpoint('GET /api/orders/:id/documents', {
  summary:
    'The invoices and credit notes of an order, oldest first; admins may read those of any order',
  access: 'customer',
  reply: z.array(documentEntrySchema),
})

export const getDocument = endpoint('GET /api/orders/:id/documents/:number', {
  summary:
    'One document as issued; with .pdf after its number as a PDF, optionally for an 80 mm roll or with labels in Hindi as well',
  access: 'customer',
  params: z.object({ id: id('id'), number: text('number', 40) }),
  query: z.object({
    paper: z.preprocess(absentIfEmpty, oneOf('paper', ['a4', '80mm']).default('a4')),
    lang: z.preprocess(absentIfEmpty, oneOf('lang', ['en', 'hi']).default('en')),
    copy: z
      .preprocess(absentIfEmpty, oneOf('copy', COPIES).default('original'))
      .meta({ description: 'How the PDF is marked: for recipient, transporter or supplier' }),
  }),
  reply: taxDocumentSchema,
  errors: ['too_many_requests'],
})

const month = z.object({
  month: z.string().regex(MONTH, issue('field_not_of_form', { field: 'month', form: '2026-11' })),
})

const table = <const Name extends string>(name: Name, summary: string) =>
  endpoint(`GET /api/admin/gst/:month/${name}.csv`, {
    summary: `GSTR-1 of a month in India's time: ${summary}`,
    access: ['accounts'],
    params: month,
    replyType: 'text/csv',
    reply: z.string(),
  })

export const getB2b = table('b2b', 'invoices to buyers with a GSTIN (table 4)')
export const getB2cl = table('b2cl', 'large invoices to other states (table 5)')
export const getB2cs = table(
  'b2cs',
  'all other sales, by state and rate, less what was returned (table 7)',
)
export const getCdnr = table('cdnr', 'credit notes to buyers with a GSTIN (table 9)')
export const getCdnur = table('cdnur', 'credit notes of large invoices to other states (table 9)')
export const getNil = table('nil', 'supplies at 0 %, less what was returned (table 8)')
export const getDocs = table('docs', 'the series of documents (table 13)')

export const getHsn = {
  ...table('hsn', 'sums by HSN and rate (table 12)'),
  query: z.object({
    supply: z.preprocess(absentIfEmpty, oneOf('supply', ['b2b', 'b2c']).optional()).meta({
      description: "One of the tool's two tables; without it both, told apart by a column",
    }),
  }),
}

export const getRegister = {
  ...table('register', ''),
  summary: 'A line for each document of a month and rate; credit notes are negative',
}

export const get3b = endpoint('GET /api/admin/gst/:month/3b', {
  summary: "A month's figures for GSTR-3B: the sums of the tables of GSTR-1",
  access: ['accounts'],
  params: month,
  reply: z
    .object({
      outward: z
        .object({ taxable: rupees, igst: rupees, cgst: rupees, sgst: rupees })
        .meta({ description: 'Table 3.1(a), less what was returned' }),
      nil: rupees.meta({ description: 'Table 3.1(c): nil-rated and exempt' }),
      interStateUnregistered: z
        .array(z.object({ state: z.string(), code: z.string(), taxable: rupees, igst: rupees }))
        .meta({ description: 'Table 3.2' }),
    })
    .meta({ id: 'Gstr3b' }),
})

export const checkMonth = endpoint('GET /api/admin/gst/:month', {
  summary: 'A month before it is closed: its sums, and what its documents lack',
  access: ['accounts'],
  params: month,
  reply: z
    .object({
      month: z.string(),
      documents: z.int(),
      taxable: rupees,
      tax: rupees,
      total: rupees.meta({ description: 'Less what was credited' }),
      missing: z.array(
        z.object({ number: z.string(), field: z.enum(['hsn', 'rate', 'state']), name: z.string() }),
      ),
      otherState: z
        .array(z.object({ number: z.string(), placeOfSupply: z.string(), state: z.string() }))
        .meta({
          description:
            'Sales whose PIN code is in another state than the document says: issued before the directory of PIN codes, or on purpose',
        }),
    })
    .meta({ id: 'GstMonth' }),
})

export const zipDocuments = endpoint('GET /api/admin/gst/:month/documents.zip', {
  summary: 'All documents of a month as PDFs, named by their numbers',
  access: ['accounts'],
  params: month,
  replyType: 'application/zip',
  reply: z.string().meta({ description: 'A ZIP' }),
  errors: ['too_many_requests'],
})

export const getTurnover = endpoint('GET /api/admin/gst/turnover', {
  summary:
    'The turnover of the current financial year, and the limit that an unregistered or composition seller has to watch',
  access: ['accounts'],
  reply: z
    .object({
      year: z.string().meta({ description: 'As 26-27' }),
      registration: z.enum(REGISTRATIONS),
      state: z.string(),
      turnover: rupees.meta({ description: 'Rupees, less what was credited' }),
      limit: rupees.optional().meta({ description: 'Rupees; absent for a registered seller' }),
    })
    .meta({ id: 'Turnover' }),
})

export const exportDocuments = endpoint('GET /api/admin/gst/years/:year/documents.csv', {
  summary: 'Every line of every document of a financial year, named by its first year',
  access: ['accounts'],
  params: z.object({
    year: z
      .string()
      .regex(/^20\d{2}$/, issue('field_not_of_form', { field: 'year', form: '2026' })),
  }),
  replyType: 'text/csv',
  reply: z.string(),
})
