import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { useShop } from '#lib/shop-settings.ts'

const Line = lazyPart(async () => (await import('./closure-notice.tsx')).ClosureLine)
const Notice = lazyPart(async () => (await import('./closure-notice.tsx')).ClosureNotice)
const OrderedNotice = lazyPart(
  async () => (await import('./closure-notice.tsx')).OrderedClosureNotice,
)

/** Loaded only while the shop is closed. */
export { Line as ClosureLine }

export const ClosureNotice = () => useShop().closure && <Notice />

export const OrderedClosureNotice = () => useShop().closure && <OrderedNotice />
