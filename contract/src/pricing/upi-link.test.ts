import { expect, it } from 'vitest'
import { rupees } from '../shared/money.ts'
import { isVpa, upiLink } from './upi-link.ts'

it('asks for the very amount, with the order in its note', () => {
  const link = upiLink({
    vpa: 'bartan@okaxis',
    payee: 'Bartan & Sons',
    amount: rupees(1299),
    number: 'BR-7K42Q',
  })
  expect(link).toBe(
    'upi://pay?pa=bartan@okaxis&pn=Bartan%20%26%20Sons&am=1299.00&tn=BR-7K42Q&cu=INR',
  )
})

it('knows an address for payments from one for mail', () => {
  expect(['bartan@okaxis', '9876543210@ybl', 'a.b-c_d@upi'].every(isVpa)).toBe(true)
  expect(['', 'bartan', 'shop@gmail.com', '@upi', 'a b@upi'].some(isVpa)).toBe(false)
})
