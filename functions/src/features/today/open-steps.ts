import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { missingOfSeller } from '@bartan/contract/settings/own-seller'
import type { Settings } from '@bartan/contract/settings/settings'
import type { SetupStep } from '@bartan/contract/today/rules'

type Facts = { settings: Settings; products: number; isBackupDue: boolean }

/** Whether the shop has said anything of its own here. */
const isUsual = (settings: Settings, names: readonly (keyof typeof DEFAULT_SHOP)[]): boolean =>
  names.every((name) => isDeepStrictEqual(settings[name], DEFAULT_SHOP[name]))

/** What a new shop still has to do, in the order in which it does it. */
export const openSteps = ({ settings, products, isBackupDue }: Facts): SetupStep[] => {
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
