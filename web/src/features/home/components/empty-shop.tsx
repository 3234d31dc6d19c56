import { Store } from 'lucide-react'
import { CallUs } from '#components/commerce/call-us.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { t } from '../texts.ts'

/** In place of the rows of goods, while there are none. */
export const EmptyShop = () => (
  <EmptyState
    as="h2"
    title={t('emptyTitle')}
    icon={<Store size={36} strokeWidth={1.5} />}
    action={<CallUs />}
  >
    {t('emptyText')}
  </EmptyState>
)
