import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { Phone } from '@bartan/contract/users/rules'
import { asPhone } from '@bartan/contract/users/rules'

export type DemoCustomer = { name: string; phone: Phone; email?: string; address: ShippingAddress }

/** Contract §1. */
export const DEMO_CUSTOMER_PHONE = asPhone('8888888888')
export const DEMO_ADMIN_PHONE = asPhone('9999999999')

const customer = (
  name: string,
  number: string,
  [address, city, postalCode]: readonly [string, string, string],
  email?: string,
): DemoCustomer => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    name,
    phone: asPhone(number),
    ...(email && { email }),
    address: {
      firstName,
      lastName,
      address,
      city,
      postalCode,
      country: 'India',
      phone: asPhone(number),
    },
  }
}

/** Customers of the demo shop; the first one is the demo customer. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer(
    'Asha Verma',
    DEMO_CUSTOMER_PHONE,
    ['14 Shanti Kunj, Baner Road', 'Pune', '411045'],
    'asha.verma@example.com',
  ),
  customer(
    'Ravi Kulkarni',
    '9822014567',
    ['B-203 Sahyadri Heights, Kothrud', 'Pune', '411038'],
    'ravi.k@example.com',
  ),
  customer(
    'Meera Iyer',
    '9444123860',
    ['7 Luz Church Road, Mylapore', 'Chennai', '600004'],
    'meera.iyer@example.com',
  ),
  customer('Imran Shaikh', '8976452310', ['22 Hill Road, Bandra West', 'Mumbai', '400050']),
  customer(
    'Kavita Sharma',
    '9810457623',
    ['C-57 Lajpat Nagar II', 'New Delhi', '110024'],
    'kavita.sharma@example.com',
  ),
  customer('Joseph Mathew', '9895324170', ['Rose Villa, Panampilly Nagar', 'Kochi', '682036']),
  customer(
    'Sunita Patel',
    '7990456128',
    ['5 Satellite Road, Jodhpur Village', 'Ahmedabad', '380015'],
    'sunita.patel@example.com',
  ),
  customer('Arjun Reddy', '9848071265', [
    'Plot 31, Road No. 10, Banjara Hills',
    'Hyderabad',
    '500034',
  ]),
  customer(
    'Lakshmi Nair',
    '9447236018',
    ['TC 9/412 Sasthamangalam', 'Thiruvananthapuram', '695010'],
    'lakshmi.nair@example.com',
  ),
  customer(
    'Debjani Sen',
    '9830167452',
    ['18 Lake Terrace, Kalighat', 'Kolkata', '700029'],
    'debjani.sen@example.com',
  ),
  customer('Harpreet Singh', '9814562037', ['1142 Sector 22-B', 'Chandigarh', '160022']),
  customer(
    'Nisha Gowda',
    '6361274805',
    ['44 4th Cross, Malleshwaram', 'Bengaluru', '560003'],
    'nisha.gowda@example.com',
  ),
]
