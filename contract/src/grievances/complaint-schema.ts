import * as z from 'zod'
import { line, optionalText, text } from '../shared/field.ts'
import { phoneSchema } from '../users/schema.ts'

/** A complaint as it is filed. The order number is empty if it is about no order. */
export const complaintSchema = z.object({
  orderNumber: optionalText('orderNumber', 40),
  name: line('fullName', 100),
  phone: phoneSchema,
  text: text('complaint', 4000),
})

export type Complaint = z.input<typeof complaintSchema>
