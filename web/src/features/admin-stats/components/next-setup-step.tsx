import type { SetupStep } from '@bartan/contract/today/rules'
import { TextLink } from '#components/ui/elements.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { paths } from '#lib/paths.ts'
import { useText } from '../texts.ts'
import { isSettingUp } from './first-steps.tsx'

const PAGES = {
  shop: ['step.details', adminPaths.settings('shop')],
  product: ['step.product', adminPaths.createProduct],
  delivery: ['step.delivery', adminPaths.settings('delivery')],
  legal: ['step.legal', adminPaths.settings('legal')],
  look: ['step.look', adminPaths.settings('look')],
} as const

/** Leads from one of the first steps to the next, and after the last back to the list. */
export const NextSetupStep = (props: { setup: readonly SetupStep[]; orders: number }) => {
  const t = useText()
  if (!isSettingUp(props.orders)) return null
  const [[step, to] = ['firstSteps', paths.admin] as const] = props.setup.flatMap((open) =>
    open in PAGES ? [PAGES[open as keyof typeof PAGES]] : [],
  )
  return <TextLink to={to}>{t('nextStep', { step: t(step) })}</TextLink>
}
