import { useState } from 'react'
import { quickAdd } from '#components/commerce/quick-add.ts'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useStore } from '#lib/storage/use-store.ts'

const QuickAddAnswer = lazyExport(() => import('./quick-add-answer.tsx'), 'QuickAddAnswer')

const close = () => quickAdd.set(undefined)

/** Handles the cards' add-to-cart buttons; loaded at the first press. */
export const QuickAddOnDemand = () => {
  const request = useStore(quickAdd)
  // Kept after closing, so that the focus returns to the card.
  const [last, setLast] = useState(request)
  if (request && request !== last) setLast(request)
  const isOpen = request !== undefined
  return (
    last && (
      <LazyOverlay isOpen={isOpen} onClose={close}>
        <QuickAddAnswer request={last} isOpen={isOpen} onClose={close} />
      </LazyOverlay>
    )
  )
}
