import { SearchX } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { paths } from '../../../config/paths.ts'
import { text } from '../../../copy/texts.ts'
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
