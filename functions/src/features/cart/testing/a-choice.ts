import { randomUUID } from 'node:crypto'

export const newGuestId = () => `guest_1763625600000_${randomUUID().replaceAll('-', '')}`

/** What goes into a cart; the test adds the product and the cart's owner. */
export const aChoice = (choice: object) => ({ size: 'Small', color: 'Red', quantity: 1, ...choice })
