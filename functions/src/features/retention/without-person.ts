import { NO_PHONE } from '@bartan/contract/users/rules'
import type { OrderDocument } from '#database/order-documents.ts'

type Status = OrderDocument['statusHistory'][number]
type Said = Pick<NonNullable<OrderDocument['confirmation']>, 'by'>
type Return = NonNullable<OrderDocument['returns']>[number]

const withoutCustomer = <One extends Pick<Status, 'by'>>(one: One): One =>
  one.by.role === 'customer' ? { ...one, by: { ...one.by, name: '' } } : one

/** A customer may answer by link, too. */
const withoutAnswerer = <One extends Said>(one: One): One =>
  one.by?.role === 'customer' ? { ...one, by: { ...one.by, name: '' } } : one

const withoutWords = ({
  note: _note,
  photos: _photos,
  refundTo: _refundTo,
  ...rest
}: Return): Return => rest

/** An order reduced to goods, amounts, dates and town. Its tax documents stay whole. */
export const withoutPerson = (order: OrderDocument): Partial<OrderDocument> => {
  const { shippingAddress, statusHistory, returns, notes } = order
  const { addressChanges, confirmation, confirmations, account } = order
  return {
    user: { name: '', phone: NO_PHONE },
    shippingAddress: {
      ...shippingAddress,
      firstName: '',
      lastName: '',
      address: '',
      phone: NO_PHONE,
    },
    statusHistory: statusHistory.map(withoutCustomer),
    ...(returns && { returns: returns.map(withoutWords) }),
    ...(notes && { notes: [] }),
    ...(addressChanges && { addressChanges: [] }),
    ...(account && { account: account.map(withoutCustomer) }),
    ...(confirmation && { confirmation: withoutAnswerer(confirmation) }),
    ...(confirmations && { confirmations: confirmations.map(withoutAnswerer) }),
  }
}

export const isWithoutPerson = ({ user, shippingAddress }: OrderDocument): boolean =>
  user.name === '' && shippingAddress.address === ''
