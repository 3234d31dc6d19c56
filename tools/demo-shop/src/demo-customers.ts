import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { asPhone, type Phone } from '@bartan/contract/users/rules'
import customers from './data/customers.json' with { type: 'json' }

export type DemoCustomer = { name: string; phone: Phone; email?: string; address: ShippingAddress }

/** Contract §1. */
export const DEMO_CUSTOMER_PHONE = asPhone('8888888888')
export const DEMO_ADMIN_PHONE = asPhone('9999999999')

/** Customers of the demo shop; the first one is the demo customer. */
export const demoCustomers = customers as unknown as readonly DemoCustomer[]
