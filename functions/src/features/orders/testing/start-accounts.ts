import { placeOrder } from '#testing/orders.ts'
import { allowExchangesAtOnce } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

export const CHOICE = { size: 'Small', color: 'Red' }
export const pathOf = (id: string) => `/api/admin/orders/${id}`

/** A shop with three products, and every step that an order's account bears. */
export const startAccounts = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const ofPrice = (price: number) => shop.saveProduct({ price, countInStock: 1000 })
  const [pot, jug, lid] = await Promise.all([ofPrice(500), ofPrice(500), ofPrice(400)])
  await allowExchangesAtOnce(shop, admin)

  const as = () => shop.as(admin)
  const set = (id: string, status: string, more: object = {}) =>
    as().put(pathOf(id), { status, ...more })
  const advance = (id: string, amount: number) =>
    as().post(`${pathOf(id)}/advance`, { amount, via: 'upi' })
  const pay = (id: string, body: object = { via: 'cash' }) =>
    as().post(`${pathOf(id)}/refund`, body)
  const accountOf = async (id: string) => (await as().get(`${pathOf(id)}/account`)).body
  const figures = async (id: string) => {
    const { charged, received, moved, paidBack, balance, toCollect, refundDue } =
      await accountOf(id)
    return { charged, received, moved, paidBack, balance, toCollect, refundDue }
  }
  const orderOf = async (id: string) => (await as().get(`/api/orders/${id}`)).body

  const placed = async (productId = pot, quantity = 1) =>
    (await placeOrder(shop, asha, [{ productId, quantity }]))._id
  const delivered = async (more: object = {}) => {
    const id = await placed()
    await set(id, 'Delivered', more)
    return id
  }
  const ask = (id: string, productId = pot, quantity = 1) =>
    as().post(`${pathOf(id)}/return`, {
      lines: [{ productId, ...CHOICE, quantity }],
      reason: 'defective',
    })
  const decide = (id: string, body: object) => as().put(`${pathOf(id)}/return`, body)
  const giveBack = async (id: string, productId = pot) => {
    await ask(id, productId)
    return decide(id, { decision: 'accepted' })
  }
  const lineFor = (productId: string, of = pot) => ({
    productId: of,
    ...CHOICE,
    restock: true,
    for: { productId },
  })
  const exchange = async (id: string, productId: string, of = pot): Promise<string> => {
    await ask(id, of)
    const { body } = await decide(id, { decision: 'exchanged', lines: [lineFor(productId, of)] })
    return (await orderOf(body.returns.at(-1).exchange.number))._id
  }
  const sendAhead = async (id: string, productId: string): Promise<string> => {
    await ask(id)
    const { restock: _restock, ...line } = lineFor(productId)
    const { body } = await as().post(`${pathOf(id)}/return/exchange`, { lines: [line] })
    return (await orderOf(body.returns.at(-1).sentAhead.number))._id
  }

  return {
    shop,
    admin,
    asha,
    pot,
    jug,
    lid,
    as,
    set,
    advance,
    pay,
    accountOf,
    figures,
    orderOf,
    placed,
    delivered,
    ask,
    decide,
    giveBack,
    lineFor,
    exchange,
    sendAhead,
  }
}

/** What a step answers that the account forbids. */
export const refused = (code: string) => ({ status: 409, body: { code } })
