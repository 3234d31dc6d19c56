import type { ShopAccount } from '@bartan/contract/shop-data'

/** The two accounts of contract §1. */
export const demoAdmin: ShopAccount = {
  name: 'Store Admin',
  phone: '9999999999',
  password: 'Admin@1234',
  role: 'admin',
}

export const demoCustomer: ShopAccount = {
  name: 'Asha Verma',
  phone: '8888888888',
  email: 'asha@example.com',
  password: 'Shopper@123',
  role: 'customer',
}
