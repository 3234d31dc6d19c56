import * as z from 'zod'
import { storedProductId } from '../products/product-id-schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { rupees, text } from '../shared/field.ts'
import { MAX_MESSAGE_LENGTH, LINE_DOUBTS, MAX_CANDIDATES } from './read-rules.ts'

const choiceSchema = z.object({
  productId: storedProductId,
  size: z.string().meta({ description: "'' for a product without sizes" }),
  color: z.string().meta({ description: "'' for a product without colors" }),
})

const candidateSchema = z.object({
  productId: storedProductId,
  name: z.string(),
  size: z.string(),
  color: z.string(),
  price: rupees,
})

const lineSchema = z.object({
  text: z.string().meta({ description: 'The words of the message that this line is read from' }),
  quantity: z.int(),
  chosen: choiceSchema.optional().meta({ description: 'Absent while the variant is open' }),
  candidates: z
    .array(candidateSchema)
    .meta({ description: `At most ${MAX_CANDIDATES}, best first` }),
  sure: z
    .boolean()
    .meta({ description: 'Quantity and variant are beyond doubt, and it is in stock' }),
  doubts: z.array(z.enum(LINE_DOUBTS)).meta({ description: 'Why the line is not sure' }),
})

export const readOrderMessage = endpoint('POST /api/admin/orders/read', {
  summary: "Read a customer's message as order lines to be checked; nothing is ordered or stored",
  access: ['packer'],
  body: z.object({ text: text('text', MAX_MESSAGE_LENGTH) }),
  reply: z.object({
    lines: z.array(lineSchema),
    phone: z.string().optional().meta({ description: 'Ten digits' }),
    name: z.string().optional(),
    address: z
      .object({
        line1: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        postalCode: z.string().optional(),
      })
      .optional(),
    unread: z.array(z.string()).meta({ description: 'What of the message was not understood' }),
  }),
})
