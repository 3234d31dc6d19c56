import { isDeepStrictEqual } from 'node:util'
import { usualDaysOf } from '@bartan/contract/cash/rules'
import type { OrderCounts } from '@bartan/contract/orders/admin-schema'
import type { StockRow } from '@bartan/contract/reports/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { missingOfSeller } from '@bartan/contract/settings/own-seller'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Role } from '@bartan/contract/shared/roles'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { type Today, getToday } from '@bartan/contract/today/endpoints'
import { MAX_SCARCE, type SetupStep } from '@bartan/contract/today/rules'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'

type Facts = { settings: Settings; products: number; isBackupDue: boolean }

/** Whether the shop has said anything of its own here. */
const isUsual = (settings: Settings, names: readonly (keyof typeof DEFAULT_SHOP)[]): boolean =>
  names.every((name) => isDeepStrictEqual(settings[name], DEFAULT_SHOP[name]))

/** What a new shop still has to do, in the order in which it does it. */
const openSteps = ({ settings, products, isBackupDue }: Facts): SetupStep[] => {
  const isOpen: Record<SetupStep, boolean> = {
    shop: isUsual(settings, ['name', 'phone', 'address']),
    product: products === 0,
    delivery: isUsual(settings, ['shipping', 'pinRules', 'couriers']),
    legal: missingOfSeller(settings).length > 0 || settings.legal.state === '',
    look: isUsual(settings, ['look']),
    backup: isBackupDue,
    open: settings.orders.practice ?? false,
  }
  return Object.entries(isOpen).flatMap(([step, open]) => (open ? [step as SetupStep] : []))
}

/** What waits, from where it is counted. */
type Others = {
  counts: () => Promise<OrderCounts>
  /** Parcels delivered until that day whose cash has not come. */
  countUnpaid: (until: string) => Promise<number>
  /** The most urgent first. */
  stock: () => Promise<readonly StockRow[]>
  complaints: (now: Date) => Promise<{ due: number; overdue: number }>
  /** Published products. */
  countProducts: () => Promise<number>
  backup: () => Promise<{ due: boolean }>
}

type Part = keyof Today

/** Who sees what, beside admins, who see all of it. */
const PARTS: Record<Exclude<Role, 'customer' | 'admin'>, readonly Part[]> = {
  packer: ['orders'],
  accounts: ['orders', 'money'],
  catalogue: ['stock'],
}

const ALL: readonly Part[] = ['orders', 'money', 'stock', 'complaintsDue', 'setup']

const partsOf = (role: Role): readonly Part[] => {
  if (role === 'admin') return ALL
  return role === 'customer' ? [] : PARTS[role]
}

const waitingOf = ({ toConfirm, toPack, shipped, comingBack, returnsOpen }: OrderCounts) => ({
  toConfirm,
  toPack,
  shipped,
  comingBack,
  returnsOpen,
})

export const todayUseCases = (
  { settings, clock }: ShopContext,
  { counts, countUnpaid, stock, complaints, countProducts, backup }: Others,
) => {
  const setupNow = async () => {
    const [now, products, { due }] = await Promise.all([settings(), countProducts(), backup()])
    return openSteps({ settings: now, products, isBackupDue: due })
  }

  const scarce = async (): Promise<Today['stock']> =>
    (await stock())
      .flatMap(({ sku, name, size, color, countInStock, reorder = 0 }) =>
        reorder > 0 ? [{ sku, name, size, color, countInStock, reorder }] : [],
      )
      .slice(0, MAX_SCARCE)

  /** Reads only what the role may see. */
  const get = async (role: Role): Promise<Today> => {
    const parts = partsOf(role)
    const now = clock.now()
    const has = (part: Part) => parts.includes(part)
    const held = usualDaysOf(await settings())
    const [ordersNow, overdue, stockNow, due, setup] = await Promise.all([
      has('orders') ? counts() : undefined,
      has('money') ? countUnpaid(addDays(dayOf(now), -held - 1)) : undefined,
      has('stock') ? scarce() : undefined,
      has('complaintsDue') ? complaints(now) : undefined,
      has('setup') ? setupNow() : undefined,
    ])
    return {
      ...(ordersNow && { orders: waitingOf(ordersNow) }),
      ...(ordersNow &&
        overdue !== undefined && { money: { refundsDue: ordersNow.refundsDue, overdue } }),
      ...(stockNow && { stock: stockNow }),
      ...(due && { complaintsDue: due.due + due.overdue }),
      ...(setup && { setup }),
    }
  }

  return { get, routes: [handle(getToday, ({ caller }) => get(caller.role))] }
}
