import type { SetupStep } from '@bartan/contract/today/rules'
import { TextLink } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { useText } from '../texts.ts'
import { isSettingUp } from './first-steps.tsx'

const PAGES = {
  shop: ['step.details', paths.adminSettings('shop')],
  product: ['step.product', paths.adminCreateProduct],
  delivery: ['step.delivery', paths.adminSettings('delivery')],
  legal: ['step.legal', paths.adminSettings('legal')],
  look: ['step.look', paths.adminSettings('look')],
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
