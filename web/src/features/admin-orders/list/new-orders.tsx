import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { orderCountsQuery, ordersKey } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'

// At the end of its row, so that it stays in place when the button before it disappears.
/** Announces new orders instead of inserting them, so that no row moves under a finger. */
export const NewOrders = () => {
  const t = useText()
  const client = useQueryClient()
  const { newestAt = '' } = useQuery(orderCountsQuery()).data ?? {}
  const [seen, setSeen] = useState(newestAt)
  if (!seen && newestAt) setSeen(newestAt)
  if (!seen || newestAt <= seen) return null
  const show = () => {
    setSeen(newestAt)
    void client.resetQueries({ queryKey: ordersKey() })
  }
  return (
    <Button className={css({ ml: 'auto' })} variant="accent" size="sm" onClick={show}>
      <ArrowDown aria-hidden size={16} />
      {t('newOrders')}
    </Button>
  )
}
