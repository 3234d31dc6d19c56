import { setTimeout as pause } from 'node:timers/promises'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { addressOf } from '@bartan/contract/testing/people'
import { asPhone } from '@bartan/contract/users/rules'
import { callApp } from '../shop/call-app.ts'
import { SimulatedShop } from '../shop/simulated-shop.ts'
import { world } from '../world/world.ts'
import { PRICES } from './model.ts'
import type { Reply } from './step.ts'

/** Until each instance knows a change of the settings. */
const SETTINGS_MS = 10_000
const PASSWORD = 'Secret@123'
const FIRST_PHONE = 9_100_000_000

type Call = { method: string; path: string; body?: object | string | undefined; token?: string }
export type Customer = { name: string; phone: string; _id?: string; token?: string }

/** A shop with a seller at the desk, and customers that come one after the other. */
export class AccountShop {
  readonly simulated = new SimulatedShop({})
  products: string[] = []
  day = ''
  #seller = ''
  #calls = 0
  #customers = 0

  /** Asks the instances in turn, again while one is busy. */
  async call({ method, path, body, token = this.#seller }: Call): Promise<Reply> {
    for (;;) {
      const { alive } = this.simulated
      const instance = alive[this.#calls++ % alive.length]
      if (!instance) throw new Error('No instance is left')
      const { status, text, headers } = await callApp(instance.app, { method, path, body, token })
      this.simulated.calls++
      if (status === 503 && headers.has('retry-after')) continue
      if (status >= 500)
        throw new Error(`${method} ${path}: ${status}, ${this.simulated.lastError}`)
      return { status, body: text === '' ? {} : (JSON.parse(text) as Reply['body']) }
    }
  }

  async #must(call: Call): Promise<Reply['body']> {
    const { status, body } = await this.call(call)
    if (status >= 300) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  async #logIn(customer: Customer): Promise<Customer> {
    const call = { path: '/api/users/login', method: 'POST', token: '' }
    const { token, user } = await this.#must({
      ...call,
      body: { phone: customer.phone, password: PASSWORD },
    })
    return { ...customer, token: String(token), _id: (user as { _id: string })._id }
  }

  async customer(hasAccount: boolean): Promise<Customer> {
    const customer = { name: 'Asha Devi', phone: String(FIRST_PHONE + this.#customers++) }
    if (!hasAccount) return customer
    const body = { ...customer, password: PASSWORD }
    await this.#must({ method: 'POST', path: '/api/users/register', body, token: '' })
    return this.#logIn(customer)
  }

  eraseAccount({ token = '' }: Customer): Promise<Reply> {
    const body = { password: PASSWORD }
    return this.call({ method: 'DELETE', path: '/api/users/profile', body, token })
  }

  async open(): Promise<void> {
    const { phone } = await this.customer(true)
    await this.simulated.program().shop.admin.appointAdmin(asPhone(phone))
    this.#seller = (await this.#logIn({ name: '', phone })).token ?? ''
    const settings = await this.#must({ method: 'GET', path: '/api/admin/settings' })
    const orders = { ...(settings['orders'] as object), exchangeAtOnce: true }
    const change = { version: settings['version'], orders }
    await this.#must({ method: 'PUT', path: '/api/admin/settings', body: change })
    for (const [place, paise] of PRICES.entries()) {
      const body = {
        name: `Pot ${place}`,
        price: paise / 100,
        countInStock: 1_000_000,
        sizes: [],
        colors: [],
        description: 'As simulated',
        category: CATEGORIES[0],
        brand: 'Prakash',
      }
      const { _id } = await this.#must({ method: 'POST', path: '/api/products', body })
      this.products.push(String(_id))
    }
    await pause(SETTINGS_MS)
    this.day = dayOf(new Date(world.timeline.now))
  }

  /** By phone; returns its id. */
  async place(customer: Customer, units: Record<number, number>): Promise<string> {
    const { name, phone, _id } = customer
    const body = {
      key: `by-phone-${this.#calls}`,
      customer: { name, phone },
      ...(_id && { userId: _id }),
      confirmedCustomer: true,
      orderItems: Object.entries(units).map(([product, quantity]) => ({
        productId: this.products[Number(product)],
        size: '',
        color: '',
        quantity,
      })),
      shippingAddress: addressOf(phone),
    }
    const order = await this.#must({ method: 'POST', path: '/api/admin/orders', body })
    return String(order['_id'])
  }

  /** As the model writes down the units of an order. */
  unitsOf = (lines: readonly { productId: string; quantity: number }[]): string =>
    JSON.stringify(
      Object.fromEntries(
        lines.map(({ productId, quantity }) => [this.products.indexOf(productId), quantity]),
      ),
    )

  idOf = (number: string): string =>
    [...this.simulated.tables.orders].find(([, order]) => order.number === number)?.[0] ?? ''

  numberOf = (id: string): string => this.simulated.tables.orders.get(id)?.number ?? ''
}
