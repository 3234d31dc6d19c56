import { randomUUID } from 'node:crypto'

export const newGuestId = () => `guest_1763625600000_${randomUUID().replaceAll('-', '')}`

/** What is put into a cart; the test adds the product and whose cart it is. */
export const aChoice = (choice: object) => ({ size: 'Small', color: 'Red', quantity: 1, ...choice })
