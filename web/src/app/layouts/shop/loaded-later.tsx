import { ConnectionStatus } from '#app/layouts/connection/connection-status.tsx'
import { useKeptFocus } from '#app/layouts/use-kept-focus.ts'
import { MAIN_ID } from '#app/layouts/use-page-change.ts'
import { useDeliveryDay } from './use-delivery-day.ts'

/** Parts of every page that the first view doesn't need. */
export const LoadedLater = () => {
  useKeptFocus(MAIN_ID)
  useDeliveryDay()
  return <ConnectionStatus />
}
