import { ConnectionStatus } from '#app/layouts/connection/connection-status.tsx'
import { useFocusFallback } from '#app/layouts/use-focus-fallback.ts'
import { MAIN_ID } from '#app/layouts/use-page-change.ts'
import { useDeliveryDay } from './use-delivery-day.ts'

/** Parts of every page that the first view doesn't need. */
export const LoadedLater = () => {
  useFocusFallback(MAIN_ID)
  useDeliveryDay()
  return <ConnectionStatus />
}
