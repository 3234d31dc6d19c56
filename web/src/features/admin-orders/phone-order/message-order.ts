import type { Product } from '@bartan/contract/products/schema'
import type { UseFormReturn } from 'react-hook-form'
import { newId } from '#lib/new-id.ts'
import type { MessageLine, OrderMessage } from '../api/order-message.ts'
import { chosenOffer, type WantedLine } from './phone-order-lines.ts'
import type { CallerFields } from './phone-order-rules.ts'

/** A line that a person must check; two lines may have the same words. */
export type OpenLine = MessageLine & { key: string }

type Choice = { size: string; color: string }

type Said = Pick<MessageLine, 'quantity' | 'text'> & Partial<Pick<MessageLine, 'doubts'>>

/** An order line from a message line, limited to the stock. */
export const lineFrom = (
  product: Product,
  { size, color }: Choice,
  { quantity, text, doubts = [] }: Said,
): WantedLine => {
  const most = Math.max(1, chosenOffer({ product, size, color }).countInStock)
  const isTaught = doubts.includes('words_unknown')
  const chosen = { product, size, color, quantity: Math.min(quantity, most) }
  return { key: newId(), ...chosen, said: text, ...(isTaught && { isTaught }) }
}

/** Separates unambiguous lines, which join the order, from those to check. */
export const sortLines = (lines: readonly MessageLine[], products: readonly Product[]) => {
  const byId = new Map(products.map((product) => [product._id, product]))
  const sure: WantedLine[] = []
  const open: OpenLine[] = []
  for (const line of lines) {
    const product = line.sure && line.chosen && byId.get(line.chosen.productId)
    if (product && line.chosen) sure.push(lineFrom(product, line.chosen, line))
    else open.push({ ...line, key: newId() })
  }
  return { sure, open }
}

/** Fills in the customer's data from the message; typed values stay. */
export const fillCaller = (
  form: Pick<UseFormReturn<CallerFields, unknown, CallerFields>, 'getValues' | 'setValue'>,
  { name = '', phone = '', address = {} }: OrderMessage,
): void => {
  const [firstName = '', ...others] = name.split(' ')
  const said = [
    ['firstName', firstName],
    ['lastName', others.join(' ')],
    ['phone', phone],
    ['address', address.line1],
    ['city', address.city],
    ['postalCode', address.postalCode],
    ['state', address.state],
  ] as const
  for (const [field, value] of said)
    if (value && form.getValues(field) === '') form.setValue(field, value, { shouldDirty: true })
}
