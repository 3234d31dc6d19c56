import { SearchX } from 'lucide-react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { copy } from '../copy.ts'

/** An order that does not exist, or belongs to somebody else. */
export const MissingOrder = () => (
  <EmptyState
    title={text('noOrderDetails')}
    icon={<SearchX size={32} strokeWidth={1.5} />}
    action={<ButtonLink to={paths.myOrders}>{text('myOrders')}</ButtonLink>}
  >
    {copy('missing')}
  </EmptyState>
)
