import { createElement } from 'react'
import { useOnDemand } from '#lib/browser/use-on-demand.ts'
import { useStore } from '#lib/storage/use-store.ts'
import { newToasts } from './toasts.ts'

export { toast } from './toasts.ts'

const load = async () => (await import('./toast-region.tsx')).ToastRegion

export const Toaster = () => {
  const Region = useOnDemand(load, useStore(newToasts).length > 0)
  return Region && createElement(Region)
}
